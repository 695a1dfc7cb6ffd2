import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { integrityOf } from 'federation/integrity';
import { folderStorage, type Storage } from 'storage';
import { keys } from '../store-keys.ts';
import { type TestSite, testSite } from '../testing/test-site.ts';
import { readHistory } from './past-build.ts';

let site: TestSite;
beforeEach(async () => {
  site = await testSite();
});
afterEach(() => site.remove());

/** Stores builds on top of the live one. Returns their ids, newest first. */
async function storeBuilds(count: number): Promise<string[]> {
  const storage = folderStorage(site.store);
  let { id } = await site.live();
  let bytes = (await storage.read(keys.build(id)))?.bytes ?? Buffer.alloc(0);
  const ids = [id];
  for (let index = 0; index < count; index += 1) {
    const build = { ...JSON.parse(bytes.toString()), previous: id, previousIntegrity: integrityOf(bytes) };
    id = `30000101T000000Z-${String(index).padStart(6, '0')}`;
    bytes = Buffer.from(JSON.stringify({ ...build, id }));
    await storage.create(keys.build(id), bytes);
    ids.unshift(id);
  }
  return ids;
}

it('reads many builds of a bucket at once, each of them once', async () => {
  const ids = await storeBuilds(50);
  const reads: string[] = [];
  let running = 0;
  let max = 0;
  const slow: Storage = {
    ...site.storage,
    read: async (key) => {
      reads.push(key);
      running += 1;
      max = Math.max(max, running);
      await wait(10);
      running -= 1;
      return site.storage.read(key);
    },
  };
  const history = await readHistory(slow, ids[0] ?? '');
  expect(history.builds.map(({ id }) => id)).toEqual(ids);
  expect(history.broken).toBeUndefined();
  expect(reads.toSorted()).toEqual(ids.map(keys.build).toSorted());
  expect(max).toBeGreaterThan(8);
  expect(max).toBeLessThanOrEqual(17);
});

it('rejects when a build cannot be read, and ignores one that is not in the chain', async () => {
  const ids = await storeBuilds(3);
  await site.storage.create(keys.build('20000101T000000Z-000000'), Buffer.from('not in the chain'));
  const failing = (bad: string): Storage => ({
    ...site.storage,
    read: async (key) => {
      if (key === keys.build(bad)) throw new Error('the bucket is down');
      return site.storage.read(key);
    },
  });
  await expect(readHistory(failing(ids[2] ?? ''), ids[0] ?? '')).rejects.toThrow('the bucket is down');
  const history = await readHistory(failing('20000101T000000Z-000000'), ids[0] ?? '');
  expect(history.builds.map(({ id }) => id)).toEqual(ids);
});
