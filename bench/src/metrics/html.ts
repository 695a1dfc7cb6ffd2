import type { Benchmark, Figure } from '../benchmark.ts';
import { median } from '../benchmark.ts';
import type { Measured } from '../process/load.ts';
import { runLoadInProcess } from '../process/run-load.ts';
import { firstRenderFiles } from '../twins/first-render.ts';

const rounds = 7;
const seconds = 3;
const connections = 2;
/** The encodings that browsers accept. */
const headers = { 'accept-encoding': 'gzip, deflate, br, zstd' };

export const benchmark: Benchmark = {
  about: `the gateway's answers on the machine itself, ${connections} connections, ${rounds} alternating rounds of ${seconds} s, compressed as for a browser: a page without data, the search for another price each time (24 cards), its API call alone, the same search again and again (short cache), and a static file of a document's size. Medians of each round's p99.`,
  async run({ say, twins }) {
    const { federated, pages, stores, backendUrl } = await twins();
    const files = await firstRenderFiles(stores.federated, 'remote-listings', 'search');
    const file = files.toSorted((a, b) => Math.abs(a.bytes - 14_000) - Math.abs(b.bytes - 14_000))[0];
    if (!file) throw new Error('the page needs no file');
    let next = 0;
    // Returns queries that exclude no listing, so that every page is full, and differ, so that no cache has their
    // response.
    const fresh = () => Array.from({ length: 1_000 }, () => `price=100-${20_000 + next++}`);
    const loads = {
      file: () => ({ url: federated, paths: [`/assets/${file.file}`] }),
      plain: () => ({ url: federated, paths: ['/unauthorized'] }),
      cached: () => ({ url: federated, paths: [pages.search] }),
      rendered: () => ({ url: federated, paths: fresh().map((query) => `${pages.search}?${query}`) }),
      api: () => ({
        url: backendUrl,
        paths: fresh().map((query) => `/api/listings/search?listingType=lease&propertyType=residential&${query}`),
      }),
    };
    const measured: Record<string, Measured[]> = {};
    for (let round = 0; round <= rounds; round += 1) {
      for (const [name, load] of Object.entries(loads)) {
        const one = await runLoadInProcess({
          ...load(),
          headers,
          connections: name === 'rendered' || name === 'api' ? 1 : connections,
          seconds,
        });
        measured[name] ??= [];
        // The first round only warms up the servers.
        if (round > 0) measured[name].push(one);
      }
    }
    for (const [name, all] of Object.entries(measured))
      say(`${name}: p50 ${at(all, 'p50')} ms, p99 ${at(all, 'p99')} ms`);
    const p99 = (name: string) => at(measured[name] ?? [], 'p99');
    const figures: Figure[] = [
      { name: 'page without data / static file, p99', value: p99('plain') / p99('file'), unit: '×', limit: 3 },
      { name: 'public page − its API call, p99', value: p99('rendered') - p99('api'), unit: 'ms', limit: 5 },
      {
        name: 'public page in the short cache / static file, p99',
        value: p99('cached') / p99('file'),
        unit: '×',
        limit: 3,
      },
      { name: 'static file, p99', value: p99('file'), unit: 'ms' },
      { name: 'page without data, p99', value: p99('plain'), unit: 'ms' },
      { name: 'public page in the short cache, p99', value: p99('cached'), unit: 'ms' },
      { name: 'public page, other words each time, p99', value: p99('rendered'), unit: 'ms' },
      { name: 'its API call, p99', value: p99('api'), unit: 'ms' },
    ];
    return figures;
  },
};

function at(all: readonly Measured[], key: 'p50' | 'p99'): number {
  return Math.round(median(all.map((one) => one[key])) * 100) / 100;
}
