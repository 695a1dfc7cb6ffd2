import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { copyAll, openTestBucket } from 'storage/testing';
import { promote, publish, type ReleaseStore, readLive, releaseStore, repair, rollBack } from '../index.ts';
import { keys } from '../store-keys.ts';
import { aBuiltPackage } from '../testing/index.ts';
import { checkout, listings } from '../testing/releases.ts';
import { missingFiles, type TestSite, testSite, versions } from '../testing/test-site.ts';

let bucket: Awaited<ReturnType<typeof openTestBucket>>;
let site: TestSite;
let store: ReleaseStore;
beforeAll(async () => {
  bucket = await openTestBucket();
  site = await testSite();
  await copyAll(site.storage, bucket.storage, keys.latest);
  store = releaseStore(bucket.storage, site.storage.signing);
});
afterAll(async () => {
  await site?.remove();
  await bucket?.close();
});

async function live() {
  const found = (await readLive(store)).live;
  if (!found) throw new Error('Nothing is live.');
  return found.build;
}

it('makes two concurrent promotions both live', async () => {
  for (const release of [checkout('2'), listings('2')]) {
    expect(await publish(store, await aBuiltPackage(site.home, release))).toHaveProperty('fresh', true);
  }
  const outcomes = await Promise.all([promote(store, ['remote-checkout']), promote(store, ['remote-listings'])]);
  expect(outcomes).toEqual([{ live: expect.anything() }, { live: expect.anything() }]);
  expect(versions(await live())).toEqual({ 'remote-checkout': '1.0.1', 'remote-listings': '1.0.1' });
  expect(await missingFiles(store, await live())).toEqual([]);
});

it('does not publish a version again with other files', async () => {
  const other = await aBuiltPackage(site.home, { ...checkout('3'), version: '1.0.1' });
  expect(await publish(store, other, '1.0.1')).toHaveProperty('refused');
});

it('rolls back, and repairs a file that is gone', async () => {
  expect(await rollBack(store, 'remote-checkout', {})).toHaveProperty('live');
  expect(versions(await live())).toEqual({ 'remote-checkout': '1.0.0', 'remote-listings': '1.0.1' });
  await bucket.storage.remove('assets/remote-listings/entry.2.js');
  expect((await repair(store, {})).restored).toEqual([
    expect.stringMatching(/^assets\/remote-listings\/entry\.2\.js \(missing\)/),
  ]);
  expect(await missingFiles(store, await live())).toEqual([]);
});
