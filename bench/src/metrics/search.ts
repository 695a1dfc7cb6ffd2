import { type Benchmark, type Figure, median } from '../benchmark.ts';
import type { Measured } from '../process/load.ts';
import { runLoadInProcess } from '../process/run-load.ts';
import { facetsAndMaps, pagesOf, searches } from '../search/queries.ts';
import { type SearchServer, type Size, startSearchServer } from '../search/start-search-server.ts';

const connections = 10;
const seconds = 2;
const rounds = 9;
const lastPage = 42;

/**
 * Sends requests directly to the backend in production mode. Alternates between the search and the route that only runs
 * SELECT 1, so that other load on the machine affects both alike.
 */
export const benchmark: Benchmark = {
  about: `different searches on 100,000 and 1,000,000 listings, each asked once, ${connections} connections, ${rounds} alternating rounds of ${seconds} s, against a route that asks the database SELECT 1; counts and maps with one connection; on the embedded PostgreSQL, and on one with the settings of a server with 4 GB (bench/src/search/server-settings.ts)`,
  run: async ({ say }) => [...(await measure('embedded', say)), ...(await measure('server', say))],
};

/** The loads of a round, in this order: the name, the server, its requests and the number of connections. */
type Load = [name: string, url: string, paths: string[], connections?: number];

function loadsOf(small: SearchServer, large: SearchServer, round: number): Load[] {
  const seed = 200 + round;
  const mix = searches(6000, seed);
  return [
    ['least', small.leastUrl, ['/select-1']],
    ['suburb', small.url, searches(6000, seed, 1)],
    ['small', small.url, mix],
    ['large', large.url, mix],
    ['repeated', small.url, searches(400, 100)],
    ['first', small.url, pagesOf(1, 3000, seed)],
    ['last', small.url, pagesOf(lastPage, 3000, seed)],
    ['suburbCounts', small.url, facetsAndMaps(3000, seed, 1), 1],
    ['countryCounts', small.url, facetsAndMaps(3000, seed, 0), 1],
  ];
}

async function measure(size: Size, say: (text: string) => void): Promise<Figure[]> {
  say(`making 100,000 listings (${size})`);
  const small = await startSearchServer(100_000, size);
  say(`making 1,000,000 listings (${size})`);
  const large = await startSearchServer(1_000_000, size);
  try {
    for (const { url } of [small, large]) await cannon(url, searches(2000, 1), 3);
    const measured: Record<string, Measured[]> = {};
    const add = (name: string, one: Measured) => {
      measured[name] = [...(measured[name] ?? []), one];
    };
    for (let round = 0; round < rounds; round += 1) {
      say(`round ${round + 1} of ${rounds}`);
      for (const [name, url, paths, visitors] of loadsOf(small, large, round)) {
        add(name, await cannon(url, paths, seconds, visitors));
      }
      await fetch(`${small.leastUrl}/change-listings`, { method: 'POST' });
      add('changed', await cannon(small.url, searches(6000, 300 + round), seconds));
    }
    return figuresOf(measured, small, large, size);
  } finally {
    await Promise.all([small.stop(), large.stop()]);
  }
}

function figuresOf(measured: Record<string, Measured[]>, small: SearchServer, large: SearchServer, size: Size) {
  const middle = (name: string, of: (one: Measured) => number) => median((measured[name] ?? []).map(of));
  const p95 = (name: string) => middle(name, (one) => one.p95);
  const p99 = (name: string) => middle(name, (one) => one.p99);
  const mean = (name: string) => middle(name, (one) => one.mean);
  const failed = Object.values(measured)
    .flat()
    .reduce((sum, one) => sum + one.failed, 0);
  const row = (name: string, key: string): Figure[] => [
    { name: `${name}, p50`, value: middle(key, (one) => one.p50), unit: 'ms' },
    { name: `${name}, p99`, value: p99(key), unit: 'ms' },
    { name: `${name}, throughput`, value: Math.round(middle(key, (one) => one.requestsPerSecond)), unit: 'requests/s' },
  ];
  const figures: Figure[] = [
    { name: '100,000 listings: suburb p99 / SELECT 1 p99', value: p99('suburb') / p99('least'), unit: '×', limit: 3 },
    { name: '100,000 listings: mix p99 / SELECT 1 p99', value: p99('small') / p99('least'), unit: '×', limit: 8 },
    { name: '100,000 listings: counts and map of suburbs, p95', value: p95('suburbCounts'), unit: 'ms', limit: 20 },
    { name: '100,000 listings: counts and map of Australia, p95', value: p95('countryCounts'), unit: 'ms', limit: 100 },
    { name: 'mix p99, 1,000,000 / 100,000 listings', value: p99('large') / p99('small'), unit: '×', limit: 5 },
    { name: '100,000 listings: last page / first page', value: mean('last') / mean('first'), unit: '×', limit: 1.2 },
    { name: 'mix after 1,000 changed listings / before', value: mean('changed') / mean('small'), unit: '×', limit: 2 },
    ...row('SELECT 1', 'least'),
    ...row('100,000 listings, suburbs', 'suburb'),
    ...row('100,000 listings, mix', 'small'),
    ...row('1,000,000 listings, mix', 'large'),
    ...row('100,000 listings, 400 searches repeated', 'repeated'),
    { name: 'failed requests', value: failed, unit: 'requests', limit: 0 },
    { name: '100,000 listings: memory of the process', value: small.megabytes, unit: 'MB' },
    { name: '1,000,000 listings: memory of the process', value: large.megabytes, unit: 'MB' },
  ];
  // The suffix gives each size its own row on the page of results.
  return size === 'embedded'
    ? figures
    : figures.map((figure) => ({ ...figure, name: `${figure.name}, server of 4 GB` }));
}

function cannon(url: string, paths: string[], duration: number, visitors = connections): Promise<Measured> {
  return runLoadInProcess({ url, paths, connections: visitors, seconds: duration });
}
