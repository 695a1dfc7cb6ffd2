import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from '@jest/globals';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'providers-'));
});
afterAll(() => rm(folder, { recursive: true }));

function start(port: number): ChildProcess {
  return spawn(process.execPath, ['--disable-warning=ExperimentalWarning', join(import.meta.dirname, 'server.ts')], {
    env: { ...process.env, PAYMENTS_PORT: String(port), VERANDAH_DATA: folder },
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  });
}

it('ends when the process that started it has ended', async () => {
  const child = start(0);
  await once(child, 'message');
  child.disconnect();
  expect(await once(child, 'exit')).toEqual([0, null]);
});

it('names its setting when the port is taken', async () => {
  const server = createServer();
  const port = await new Promise<number>((resolve) => {
    server.listen(0, 'localhost', () => resolve((server.address() as { port: number }).port));
  });
  const child = start(port);
  const [line] = await once(child.stderr ?? child, 'data');
  expect(String(line)).toBe(`payments: port ${port} is taken. Stop the other program, or set PAYMENTS_PORT.\n`);
  expect(await once(child, 'exit')).toEqual([1, null]);
  server.close();
});
