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

function start(env: Record<string, string>, ...names: string[]): ChildProcess {
  const program = join(import.meta.dirname, 'server.ts');
  return spawn(process.execPath, ['--disable-warning=ExperimentalWarning', program, ...names], {
    env: { ...process.env, VERANDAH_DATA: folder, ...env },
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  });
}

it('ends when the process that started it has ended', async () => {
  const child = start({ PAYMENTS_PORT: '0', TENANT_CHECKS_PORT: '0' });
  const [urls] = await once(child, 'message');
  expect(urls).toEqual({ payments: expect.any(String), checks: expect.any(String) });
  expect(new Set(Object.values(urls)).size).toBe(2);
  child.disconnect();
  expect(await once(child, 'exit')).toEqual([0, null]);
});

it('starts only the sandboxes that its arguments name', async () => {
  const child = start({ TENANT_CHECKS_PORT: '0' }, 'checks');
  expect((await once(child, 'message'))[0]).toEqual({ checks: expect.any(String) });
  child.disconnect();
  await once(child, 'exit');
});

it.each([
  ['payments', 'PAYMENTS_PORT'],
  ['checks', 'TENANT_CHECKS_PORT'],
])('names the setting of %s when the port is taken', async (name, setting) => {
  const server = createServer();
  const port = await new Promise<number>((resolve) => {
    server.listen(0, 'localhost', () => resolve((server.address() as { port: number }).port));
  });
  const child = start({ [setting]: String(port) }, name);
  const [line] = await once(child.stderr ?? child, 'data');
  expect(String(line)).toBe(`${name}: port ${port} is taken. Stop the other program, or set ${setting}.\n`);
  expect(await once(child, 'exit')).toEqual([1, null]);
  server.close();
});
