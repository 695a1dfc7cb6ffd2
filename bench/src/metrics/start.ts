import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { Benchmark, Figure } from '../benchmark.ts';
import { keepVisiting } from '../process/keep-visiting.ts';
import { proportionalMegabytes } from '../process/proportional-memory.ts';

const program = resolve(import.meta.dirname, '../../../site/src/start.ts');
const page = '/search/lease/residential';

export const benchmark: Benchmark = {
  about: `from the command to ${page} answering 200, on an empty data folder and once more; memory after five minutes of visits`,
  async run({ say }) {
    const data = await mkdtemp(join(tmpdir(), 'verandah-start-'));
    const ports = await freePorts(3);
    const figures: Figure[] = [];
    try {
      const first = await startSite(data, ports);
      say(`first start ${first.seconds.toFixed(1)} s`);
      figures.push({ name: 'first start, nothing built, no data', value: first.seconds, unit: 's', limit: 180 });
      await stop(first.site);

      const second = await startSite(data, ports);
      say(`second start ${second.seconds.toFixed(1)} s; now five minutes of visits`);
      figures.push({ name: 'second start, nothing changed', value: second.seconds, unit: 's', limit: 5 });
      await keepVisiting(`http://localhost:${ports[0]}`, 5 * 60_000);
      const megabytes = await proportionalMegabytes(second.site.pid ?? 0);
      figures.push({ name: 'memory of all processes, proportional', value: megabytes, unit: 'MB', limit: 700 });
      await stop(second.site);
      return figures;
    } finally {
      await rm(data, { recursive: true, force: true });
    }
  },
};

/** Starts the site as a user does, apart from the installation, and waits for its first page. */
async function startSite(data: string, ports: readonly number[]): Promise<{ site: ChildProcess; seconds: number }> {
  const [site, identity, backend] = ports.map(String);
  const env = { VERANDAH_DATA: data, VERANDAH_PORT: site, IDENTITY_PORT: identity, BACKEND_PORT: backend };
  const started = performance.now();
  const child = spawn(process.execPath, [program], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const gone = new Promise<never>((_, reject) =>
    child.once('exit', (code) => reject(new Error(`it ended with ${code}`))),
  );
  gone.catch(() => {});
  for (;;) {
    const answered = await Promise.race([answers(`http://localhost:${site}${page}`), gone]);
    if (answered) return { site: child, seconds: (performance.now() - started) / 1000 };
    await wait(50);
  }
}

async function answers(url: string): Promise<boolean> {
  return fetch(url).then(
    ({ ok }) => ok,
    () => false,
  );
}

function stop(child: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    child.once('exit', () => resolve());
    child.kill('SIGINT');
  });
}

async function freePorts(count: number): Promise<number[]> {
  const servers = Array.from({ length: count }, () => createServer().listen(0));
  const ports = servers.map((server) => {
    const address = server.address();
    return typeof address === 'object' && address ? address.port : 0;
  });
  await Promise.all(servers.map((server) => new Promise((resolve) => server.close(resolve))));
  return ports;
}
