import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { aFile } from 'federation/testing';
import { copyRelease, openStore, promote, publish, type ReleaseStore } from '../index.ts';
import { maxFilesAtOnce } from '../max-files-at-once.ts';
import { keys } from '../store-keys.ts';
import { aBuiltPackage } from '../testing/index.ts';
import { checkout } from '../testing/releases.ts';
import { type TestSite, testSite } from '../testing/test-site.ts';

let site: TestSite;
beforeEach(async () => {
  site = await testSite();
});
afterEach(() => site.remove());

const name = 'remote-checkout';
const count = 40;

/** A release with more files than are read or written at once. */
function large(hash: string) {
  const release = checkout(hash);
  const files = Array.from({ length: count - 2 }, (_, index) => [`chunk-${index}.${hash}.js`, aFile] as const);
  return { ...release, files: { ...release.files, ...Object.fromEntries(files) } };
}

/** A store as slow as a bucket: `written` has the keys in the order in which their writes ended. */
function slow(storage: ReleaseStore) {
  const seen = { running: 0, max: 0, written: [] as string[], lines: [] as string[] };
  const timed =
    <Parameters extends unknown[], Result>(work: (...parameters: Parameters) => Promise<Result>, onEnd?: string) =>
    async (...parameters: Parameters) => {
      seen.running += 1;
      seen.max = Math.max(seen.max, seen.running);
      try {
        await wait(5 + Math.random() * 10);
        return await work(...parameters);
      } finally {
        seen.running -= 1;
        if (onEnd === 'write') seen.written.push(String(parameters[0]));
      }
    };
  const store: ReleaseStore = {
    ...storage,
    read: timed(storage.read),
    create: timed(storage.create, 'write'),
    swap: timed(storage.swap, 'write'),
    progress: (line) => seen.lines.push(line),
  };
  return { store, seen };
}

it('reads and writes many files at once, but no more than a bucket can bear', async () => {
  await site.publishAs(large('2'));
  const { store, seen } = slow(site.storage);
  expect(await promote(store, [name])).toHaveProperty('live');
  expect(seen.max).toBe(maxFilesAtOnce);
  expect(await site.missingFiles()).toEqual([]);
});

it('writes copies before their file, then the build, its signature, and the pointer last', async () => {
  await site.publishAs(large('2'));
  const { store, seen } = slow(site.storage);
  await promote(store, [name]);
  const { id } = await site.live();
  const { written } = seen;
  expect(written.slice(-3)).toEqual([keys.build(id), keys.buildEnvelope(id), keys.latest]);
  const files = written.filter((key) => key.endsWith('.js'));
  expect(files).toHaveLength(count);
  for (const file of files) {
    expect(written.indexOf(`${file}.br`)).toBeGreaterThanOrEqual(0);
    expect(written.indexOf(`${file}.br`)).toBeLessThan(written.indexOf(file));
    expect(written.indexOf(`${file}.gz`)).toBeLessThan(written.indexOf(file));
  }
});

it('has a line for each long step of a promotion, and writes no asset again in a roll-back', async () => {
  await site.publishAs(checkout('2'));
  const { store, seen } = slow(site.storage);
  await promote(store, [name]);
  expect(seen.lines).toEqual([
    'Checking remote-checkout@1.0.1: 2 files …',
    'Writing the assets of remote-checkout@1.0.1: 6 files …',
    'Making up to 2 deltas of remote-checkout@1.0.1 …',
  ]);
  seen.lines.length = 0;
  await promote(store, ['remote-checkout@1.0.0']);
  expect(seen.lines).toContain('Checking remote-checkout@1.0.0: 2 files …');
  expect(seen.lines.filter((line) => line.startsWith('Writing'))).toEqual([]);
});

it('publishes the files of a release at once, and what publishes it last', async () => {
  const { store, seen } = slow(openStore(`${site.home}/other`, site.storage.signing));
  expect(await publish(store, await aBuiltPackage(site.home, large('2')))).toHaveProperty('fresh', true);
  expect(seen.max).toBe(maxFilesAtOnce);
  expect(seen.written).toHaveLength(count * 3 + 2);
  expect(seen.written.slice(-2)).toEqual([keys.releaseEnvelope(name, '1.0.0'), keys.release(name, '1.0.0')]);
  expect(seen.lines).toEqual([`Compressing and writing remote-checkout@1.0.0: ${count} files …`]);
});

/** A store in which each file exists with other bytes, and the keys of the files that were tried. */
function taken(storage: ReleaseStore) {
  const tried: string[] = [];
  const create = async (key: string) => {
    tried.push(key);
    return false;
  };
  return { store: { ...storage, create }, tried };
}

it('begins no other file of a version that belongs to another publication', async () => {
  const { store, tried } = taken(openStore(`${site.home}/other`, site.storage.signing));
  const dist = await aBuiltPackage(site.home, large('2'));
  expect(await publish(store, dist, '1.0.1')).toHaveProperty('refused');
  expect(tried.length).toBeLessThanOrEqual(maxFilesAtOnce + 1);
  tried.length = 0;
  await site.publishAs(large('2'));
  expect(await copyRelease(store, site.storage, name)).toHaveProperty('refused');
  expect(tried.length).toBeLessThanOrEqual(maxFilesAtOnce + 1);
});

it('copies the files of a release at once, and what publishes it last', async () => {
  await site.publishAs(large('2'));
  const { store, seen } = slow(openStore(`${site.home}/other`, site.storage.signing));
  expect(await copyRelease(store, site.storage, name)).toHaveProperty('fresh', true);
  expect(seen.max).toBe(maxFilesAtOnce);
  expect(seen.written.slice(-2)).toEqual([keys.releaseEnvelope(name, '1.0.1'), keys.release(name, '1.0.1')]);
  expect(seen.lines).toEqual([
    `Reading remote-checkout@1.0.1 from the other store: ${count * 3 + 2} files …`,
    `Writing remote-checkout@1.0.1: ${count * 3} files …`,
  ]);
});
