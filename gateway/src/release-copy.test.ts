import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { Registry } from 'prom-client';
import { folderStorage, type Storage } from 'storage';
import { keepReleaseCopy, type ReleaseCopy } from './release-copy.ts';

let home: string;
let source: Storage;
let copy: ReleaseCopy | undefined;
let logged: string[];
let registry: Registry;
beforeEach(async () => {
  registry = new Registry();
  home = await mkdtemp(join(tmpdir(), 'release-copy-'));
  source = folderStorage(join(home, 'source'));
  logged = [];
  await source.create('builds/latest.json', Buffer.from('1'));
});
afterEach(async () => {
  await copy?.stop();
  await rm(home, { recursive: true });
});

const start = async () => {
  const config = { releases: join(home, 'copy'), releaseSource: join(home, 'source') };
  copy = await keepReleaseCopy(config, { error: (_fields, message) => void logged.push(message) }, registry);
};
const promote = async (build: string) =>
  source.swap('builds/latest.json', (await source.read('builds/latest.json'))?.tag ?? null, Buffer.from(build));
const lastSuccess = async () =>
  (await registry.getSingleMetric('release_copy_last_success_timestamp_seconds')?.get())?.values[0]?.value;
const copied = (key: string) => readFile(join(home, 'copy', key), 'utf8').catch(() => null);

async function until(isTrue: () => Promise<boolean> | boolean): Promise<void> {
  const deadline = performance.now() + 10_000;
  while (!(await isTrue())) {
    if (performance.now() > deadline) throw new Error('It is not true after 10 s.');
    await wait(20);
  }
}

it('copies the releases, and a new build soon after its promotion', async () => {
  await source.create('assets/shell/a.js', Buffer.from('a'));
  await start();
  await until(async () => (await copied('builds/latest.json')) === '1');
  expect(await copied('assets/shell/a.js')).toBe('a');
  await source.create('assets/shell/b.js', Buffer.from('b'));
  await promote('2');
  await until(async () => (await copied('builds/latest.json')) === '2');
  expect(await copied('assets/shell/b.js')).toBe('b');
  expect(copy?.problem()).toBeUndefined();
  expect(logged).toEqual([]);
});

it('copies no source maps', async () => {
  await source.create('releases/shell/1.0.0/maps/a.js.map', Buffer.from('{}'));
  await start();
  await until(async () => (await copied('builds/latest.json')) === '1');
  expect(await copied('releases/shell/1.0.0/maps/a.js.map')).toBeNull();
});

it('never copies the files of backends, and says why it has a problem', async () => {
  await source.create('files/storage.json', Buffer.from('{}'));
  await source.create('files/files/a-passport', Buffer.from('secret'));
  await start();
  await until(() => copy?.problem() !== undefined);
  expect(copy?.problem()).toMatch(/^The releases cannot be copied/);
  expect(logged).toHaveLength(1);
  expect(await copied('files/files/a-passport')).toBeNull();
  expect(await lastSuccess()).toBe(0);
});

it('measures when the bucket was last read, which is each half second', async () => {
  const before = Date.now() / 1000;
  await start();
  await until(async () => ((await lastSuccess()) ?? 0) > 0);
  const first = (await lastSuccess()) ?? 0;
  expect(first).toBeGreaterThanOrEqual(before);
  expect(first).toBeLessThanOrEqual(Date.now() / 1000);
  await until(async () => ((await lastSuccess()) ?? 0) > first);
  expect(await copied('builds/latest.json')).toBe('1');
});

it.each(['preview-key', 'visit-key'])('loses the %s that was deleted from the bucket, but no asset', async (key) => {
  await source.create(key, Buffer.from('secret'));
  await source.create('assets/shell/a.js', Buffer.from('a'));
  await start();
  await until(async () => (await copied('builds/latest.json')) === '1' && (await copied(key)) === 'secret');
  await source.remove(key);
  await source.remove('assets/shell/a.js');
  await until(async () => (await copied(key)) === null);
  expect(await copied('assets/shell/a.js')).toBe('a');
});

it('loses a deleted key also while the files cannot be copied', async () => {
  await source.create('preview-key', Buffer.from('secret'));
  await start();
  await until(async () => (await copied('builds/latest.json')) === '1' && (await copied('preview-key')) === 'secret');
  // The copy fails at each listing.
  await source.create('storage.json', Buffer.from('{}'));
  await promote('2');
  await until(() => copy?.problem() !== undefined);
  await source.remove('preview-key');
  await until(async () => (await copied('preview-key')) === null);
  expect(await copied('builds/latest.json')).toBe('1');
});

it('does nothing without a bucket', async () => {
  copy = await keepReleaseCopy({ releases: join(home, 'source'), releaseSource: null }, { error() {} }, registry);
  expect(copy.problem()).toBeUndefined();
  expect(await registry.metrics()).not.toContain('release_copy');
});
