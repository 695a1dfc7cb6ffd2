import { type Benchmark, median } from '../benchmark.ts';
import { runLoadInProcess } from '../process/run-load.ts';
import { firstRenderFiles } from '../twins/first-render.ts';

const rounds = 5;
const seconds = 4;
const letters = [...'abcdefghijklmnopqrstuvwxyz'];

export const benchmark: Benchmark = {
  about: `the suggestions of the place field while a visitor types: every start of the names and postcodes that the site suggests for one and two letters, each asked once, ${rounds} rounds of ${seconds} s on one connection, through the gateway, on the machine itself; and a static file in between.`,
  async run({ say, twins }) {
    const { federated, stores } = await twins();
    const needed = await firstRenderFiles(stores.federated, 'remote-listings', 'search');
    const [file] = needed.toSorted((a, b) => a.bytes - b.bytes);
    if (!file) throw new Error('the page needs no file');
    const typed = await everyStart(federated);
    say(`${typed.length} texts`);
    const perRound = Math.floor(typed.length / (rounds + 1));
    const suggested = [];
    const files = [];
    // The first round only warms up the servers and is not measured.
    for (let round = 0; round <= rounds; round += 1) {
      const paths = typed
        .slice(round * perRound, (round + 1) * perRound)
        .map((text) => `/api/places?q=${encodeURIComponent(text)}`);
      const load = { url: federated, connections: 1, seconds, headers: { 'accept-encoding': 'br' } };
      const suggestions = await runLoadInProcess({ ...load, paths });
      const asset = await runLoadInProcess({ ...load, paths: [`/assets/${file.file}`] });
      if (suggestions.failed > 0) throw new Error(`${suggestions.failed} requests failed`);
      if (round > 0) suggested.push(suggestions);
      if (round > 0) files.push(asset);
    }
    const p99 = median(suggested.map((one) => one.p99));
    return [
      { name: 'suggestions of places, p99', value: p99, unit: 'ms', limit: 20 },
      { name: 'suggestions of places, p50', value: median(suggested.map((one) => one.p50)), unit: 'ms' },
      { name: 'suggestions / static file, p99', value: p99 / median(files.map((one) => one.p99)), unit: '×' },
    ];
  },
};

/** Returns what visitors have typed after each key, in an order that mixes short and long texts. */
async function everyStart(site: string): Promise<string[]> {
  const texts = new Set<string>();
  const starts = letters.flatMap((first) => [first, ...letters.map((second) => first + second)]);
  for (const start of starts) {
    const { member } = await (await fetch(`${site}/api/places?q=${start}`)).json();
    for (const { name, postcode } of member)
      for (const text of [name, postcode ?? ''])
        for (let length = 1; length <= text.length; length += 1) texts.add(text.slice(0, length));
  }
  const all = [...texts];
  return Array.from({ length: 7 }, (_, part) => all.filter((_text, index) => index % 7 === part)).flat();
}
