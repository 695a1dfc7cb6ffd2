import { type ChildProcessByStdio, spawn } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';
import { createInterface } from 'node:readline';
import type { Readable, Writable } from 'node:stream';
import { type Benchmark, type Figure, median } from '../benchmark.ts';
import type { Measured } from '../process/load.ts';
import { runLoadInProcess } from '../process/run-load.ts';
import { pagesOf, searches } from '../search/queries.ts';

const connections = 10;
const seconds = 2;
const rounds = 9;
const lastPage = 42;

/**
 * Sends requests directly to the backend in production mode. Alternates between the search and the route that only runs
 * SELECT 1, so that other load on the machine affects both alike.
 */
export const benchmark: Benchmark = {
  about: `400 different searches in turn on 100,000 and 1,000,000 listings, ${connections} connections, ${rounds} alternating rounds of ${seconds} s, against a route that asks the database SELECT 1; on the embedded PostgreSQL, and on one with the settings of a server with 4 GB (bench/src/search/server-settings.ts)`,
  run: async ({ say }) => [...(await measure('embedded', say)), ...(await measure('server', say))],
};

type Size = 'embedded' | 'server';

async function measure(size: Size, say: (text: string) => void): Promise<Figure[]> {
  say(`making 100,000 listings (${size})`);
  const small = await startServer(100_000, size);
  say(`making 1,000,000 listings (${size})`);
  const large = await startServer(1_000_000, size);
  try {
    for (const { url } of [small, large]) await cannon(url, searches(2000, 1), 3);
    const measured = { least: [], small: [], large: [], smallOnce: [], largeOnce: [], first: [], last: [] } as Record<
      string,
      Measured[]
    >;
    for (let round = 0; round < rounds; round += 1) {
      say(`round ${round + 1} of ${rounds}`);
      const paths = searches(400, 100);
      const once = searches(6000, 200 + round);
      measured.least?.push(await cannon(small.leastUrl, ['/select-1'], seconds));
      measured.small?.push(await cannon(small.url, paths, seconds));
      measured.large?.push(await cannon(large.url, paths, seconds));
      measured.smallOnce?.push(await cannon(small.url, once, seconds));
      measured.largeOnce?.push(await cannon(large.url, once, seconds));
      measured.first?.push(await cannon(small.url, pagesOf(1, 3000, 200 + round), seconds));
      measured.last?.push(await cannon(small.url, pagesOf(lastPage, 3000, 200 + round), seconds));
    }
    return figuresOf(measured, small, large, size);
  } finally {
    await Promise.all([small.stop(), large.stop()]);
  }
}

function figuresOf(measured: Record<string, Measured[]>, small: Server, large: Server, size: Size): Figure[] {
  const middle = (name: string, of: (one: Measured) => number) => median((measured[name] ?? []).map(of));
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
    { name: '100,000 listings: search p99 / SELECT 1 p99', value: p99('small') / p99('least'), unit: '×', limit: 8 },
    { name: '100,000 listings: last page / first page', value: mean('last') / mean('first'), unit: '×', limit: 1.2 },
    { name: 'search p99, 1,000,000 / 100,000 listings', value: p99('large') / p99('small'), unit: '×', limit: 1.5 },
    ...row('SELECT 1', 'least'),
    ...row('100,000 listings', 'small'),
    ...row('1,000,000 listings', 'large'),
    ...row('100,000 listings, each search asked once', 'smallOnce'),
    ...row('1,000,000 listings, each search asked once', 'largeOnce'),
    { name: 'failed requests', value: failed, unit: 'requests', limit: 0 },
    { name: '100,000 listings: memory of the process', value: small.megabytes, unit: 'MB' },
    { name: '1,000,000 listings: memory of the process', value: large.megabytes, unit: 'MB' },
  ];
  // The suffix gives each size its own row on the page of results.
  return size === 'embedded'
    ? figures
    : figures.map((figure) => ({ ...figure, name: `${figure.name}, server of 4 GB` }));
}

type Server = {
  url: string;
  leastUrl: string;
  megabytes: number;
  stop: () => Promise<void>;
};

async function startServer(count: number, size: Size): Promise<Server> {
  const child = spawnPiped(resolve(import.meta.dirname, '../search/search-server.ts'), String(count), size);
  const [line] = await once(createInterface(child.stdout), 'line');
  const facts: Omit<Server, 'stop'> = JSON.parse(String(line));
  return {
    ...facts,
    stop: async () => {
      const ended = once(child, 'exit');
      child.stdin.end();
      await ended;
    },
  };
}

function cannon(url: string, paths: string[], duration: number): Promise<Measured> {
  return runLoadInProcess({ url, paths, connections, seconds: duration });
}

function spawnPiped(file: string, ...parameters: string[]): ChildProcessByStdio<Writable, Readable, null> {
  return spawn(process.execPath, [file, ...parameters], { stdio: ['pipe', 'pipe', 'inherit'] });
}
