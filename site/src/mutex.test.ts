import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from '@jest/globals';
<<<<<<<< HEAD:site/src/mutex.test.ts
import { withMutex } from './mutex.ts';
========
import { withBuildLock } from './build-lock.ts';
>>>>>>>> 72acdb0 (gateway, site, federation, federation-build, federation-testing: standard terms in names, comments and test titles, for new readers):site/src/build-lock.test.ts

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'turn-'));
});
afterEach(() => rm(folder, { recursive: true }));

<<<<<<<< HEAD:site/src/mutex.test.ts
it('runs one after the other, also after a failure', async () => {
========
it('runs one callback after the other, also after one that failed', async () => {
>>>>>>>> 72acdb0 (gateway, site, federation, federation-build, federation-testing: standard terms in names, comments and test titles, for new readers):site/src/build-lock.test.ts
  const lock = join(folder, 'lock.json');
  const steps: string[] = [];
  const one = async (name: string) => {
    steps.push(`${name} begins`);
    await new Promise((resolve) => setImmediate(resolve));
    steps.push(`${name} ends`);
    if (name === 'a') throw new Error('a failed');
  };
<<<<<<<< HEAD:site/src/mutex.test.ts
  const [a, b] = await Promise.allSettled([withMutex(() => one('a'), lock), withMutex(() => one('b'), lock)]);
========
  const [a, b] = await Promise.allSettled([withBuildLock(() => one('a'), lock), withBuildLock(() => one('b'), lock)]);
>>>>>>>> 72acdb0 (gateway, site, federation, federation-build, federation-testing: standard terms in names, comments and test titles, for new readers):site/src/build-lock.test.ts
  expect([a.status, b.status]).toEqual(['rejected', 'fulfilled']);
  expect(steps.indexOf('a ends') - steps.indexOf('a begins')).toBe(1);
  expect(steps.indexOf('b ends') - steps.indexOf('b begins')).toBe(1);
});

it('takes over the lock of a process that has ended', async () => {
  const lock = join(folder, 'lock.json');
  await writeFile(lock, JSON.stringify({ pid: 999_999_999, startedAt: '1', url: '' }));
<<<<<<<< HEAD:site/src/mutex.test.ts
  await expect(withMutex(async () => 'done', lock)).resolves.toBe('done');
========
  await expect(withBuildLock(async () => 'done', lock)).resolves.toBe('done');
>>>>>>>> 72acdb0 (gateway, site, federation, federation-build, federation-testing: standard terms in names, comments and test titles, for new readers):site/src/build-lock.test.ts
});
