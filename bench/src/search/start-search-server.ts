import { type ChildProcessByStdio, spawn } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';
import { createInterface } from 'node:readline';
import type { Readable, Writable } from 'node:stream';

/** The settings of PostgreSQL: those of the embedded one, or of a server with 4 GB (server-settings.ts). */
export type Size = 'embedded' | 'server';

export type SearchServer = {
  /** The backend's origin. */
  url: string;
  /** The origin of the route `/select-1`, and of `/change-listings` that changes 1,000 listings. */
  leastUrl: string;
  megabytes: number;
  stop: () => Promise<void>;
};

/** Starts a backend on a market with `count` listings in its own process. */
export async function startSearchServer(count: number, size: Size): Promise<SearchServer> {
  const child = spawnPiped(resolve(import.meta.dirname, 'search-server.ts'), String(count), size);
  const [line] = await once(createInterface(child.stdout), 'line');
  const facts: Omit<SearchServer, 'stop'> = JSON.parse(String(line));
  return {
    ...facts,
    stop: async () => {
      const ended = once(child, 'exit');
      child.stdin.end();
      await ended;
    },
  };
}

function spawnPiped(file: string, ...parameters: string[]): ChildProcessByStdio<Writable, Readable, null> {
  return spawn(process.execPath, [file, ...parameters], { stdio: ['pipe', 'pipe', 'inherit'] });
}
