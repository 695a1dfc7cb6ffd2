import type { Benchmark, Figure } from '../benchmark.ts';
import { median } from '../benchmark.ts';
import type { Measured } from '../process/load.ts';
import { runLoadInProcess } from '../process/run-load.ts';
import { firstRenderFiles } from '../twins/first-render.ts';
import { browserHeaders, uncachedPrices } from '../twins/uncached-searches.ts';

const rounds = 7;
const seconds = 3;
const connections = 2;

export const benchmark: Benchmark = {
  about: `the gateway's answers on the machine itself, ${connections} connections, ${rounds} alternating rounds of ${seconds} s, compressed as for a browser: a page without data, the search for another price each time (24 cards, a first rendering), its API call alone, the same search again and again (a repeat), and a static file of a document's size. Medians of each round's p50 and p99.`,
  async run({ say, twins }) {
    const { federated, pages, stores, backendUrl } = await twins();
    const files = await firstRenderFiles(stores.federated, 'remote-listings', 'search');
    const file = files.toSorted((a, b) => Math.abs(a.bytes - 14_000) - Math.abs(b.bytes - 14_000))[0];
    if (!file) throw new Error('the page needs no file');
    const loads = {
      file: () => ({ url: federated, paths: [`/assets/${file.file}`] }),
      plain: () => ({ url: federated, paths: ['/unauthorized'] }),
      cached: () => ({ url: federated, paths: [pages.search] }),
      rendered: () => ({ url: federated, paths: uncachedPrices(1_000).map((query) => `${pages.search}?${query}`) }),
      api: () => ({
        url: backendUrl,
        paths: uncachedPrices(1_000).map(
          (query) => `/api/listings/search?listingType=lease&propertyType=residential&${query}`,
        ),
      }),
    };
    const measured: Record<string, Measured[]> = {};
    for (let round = 0; round <= rounds; round += 1) {
      for (const [name, load] of Object.entries(loads)) {
        const one = await runLoadInProcess({
          ...load(),
          headers: browserHeaders,
          connections: name === 'rendered' || name === 'api' ? 1 : connections,
          seconds,
        });
        measured[name] ??= [];
        // The first round only warms up the servers and is not measured.
        if (round > 0) measured[name].push(one);
      }
    }
    for (const [name, all] of Object.entries(measured))
      say(`${name}: p50 ${at(all, 'p50')} ms, p99 ${at(all, 'p99')} ms`);
    const of = (name: string, key: 'p50' | 'p99') => at(measured[name] ?? [], key);
    const p99 = (name: string) => of(name, 'p99');
    const figures: Figure[] = [
      { name: 'page without data / static file, p99', value: p99('plain') / p99('file'), unit: '×', limit: 3 },
      { name: 'page without data, p99', value: p99('plain'), unit: 'ms', limit: 5 },
      { name: 'first rendering of a public page, p50', value: of('rendered', 'p50'), unit: 'ms', limit: 12 },
      { name: 'first rendering of a public page, p99', value: p99('rendered'), unit: 'ms', limit: 40 },
      { name: 'repeat of a public page / static file, p99', value: p99('cached') / p99('file'), unit: '×', limit: 1 },
      { name: 'repeat of a public page / static file, p50', value: of('cached', 'p50') / of('file', 'p50'), unit: '×' },
      { name: 'static file, p99', value: p99('file'), unit: 'ms' },
      { name: 'repeat of a public page, p99', value: p99('cached'), unit: 'ms' },
      { name: 'API call of a first rendering, p50', value: of('api', 'p50'), unit: 'ms' },
      { name: 'API call of a first rendering, p99', value: p99('api'), unit: 'ms' },
    ];
    return figures;
  },
};

function at(all: readonly Measured[], key: 'p50' | 'p99'): number {
  return Math.round(median(all.map((one) => one[key])) * 100) / 100;
}
