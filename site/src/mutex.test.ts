import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { withMutex } from './mutex.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'turn-'));
});
afterEach(() => rm(folder, { recursive: true }));

it('runs one after the other, also after a failure', async () => {
  const lock = join(folder, 'lock.json');
  const steps: string[] = [];
  const one = async (name: string) => {
    steps.push(`${name} begins`);
    await new Promise((resolve) => setImmediate(resolve));
    steps.push(`${name} ends`);
    if (name === 'a') throw new Error('a failed');
  };
  const [a, b] = await Promise.allSettled([withMutex(() => one('a'), lock), withMutex(() => one('b'), lock)]);
  expect([a.status, b.status]).toEqual(['rejected', 'fulfilled']);
  expect(steps.indexOf('a ends') - steps.indexOf('a begins')).toBe(1);
  expect(steps.indexOf('b ends') - steps.indexOf('b begins')).toBe(1);
});

it('takes over the lock of a process that has ended', async () => {
  const lock = join(folder, 'lock.json');
  await writeFile(lock, JSON.stringify({ pid: 999_999_999, startedAt: '1', url: '' }));
  await expect(withMutex(async () => 'done', lock)).resolves.toBe('done');
});
