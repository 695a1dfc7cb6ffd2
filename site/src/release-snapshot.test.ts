import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { aRemoteRelease } from 'federation/testing';
import { openStore, ownSigning, publish } from 'release';
import { aBuiltPackage } from 'release/testing';
import { folderStorage } from 'storage';
import { releaseSnapshot } from './release-snapshot.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'store-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

async function published(text: string): Promise<string> {
  const dist = await aBuiltPackage(folder, aRemoteRelease(), text);
  const files = { signing: join(folder, 'signing-key.pem'), trusted: join(folder, 'trusted-keys.pem') };
  const outcome = await publish(openStore(folder, await ownSigning(folder, files, () => {})), dist);
  if ('refused' in outcome) throw new Error(outcome.refused);
  return outcome.version;
}
const begin = () => releaseSnapshot(folder, folderStorage(folder));

it('a version published by an interrupted start is still new for the next start', async () => {
  const former = await published('1');
  await begin();
  const version = await published('2');
  // The process died here. The next one finds the same content published.
  const next = await begin();
  expect(await published('2')).toBe(version);
  expect([next.has('remote-checkout', former), next.has('remote-checkout', version)]).toEqual([true, false]);
  await next.forget();
});

it('older versions, and all versions after a complete start, are left to people', async () => {
  const start = await begin();
  const version = await published('1');
  await start.forget();
  expect((await begin()).has('remote-checkout', version)).toBe(true);
});

it('ignores a truncated file', async () => {
  const version = await published('1');
  await writeFile(join(folder, 'release-snapshot.json'), '["rel');
  expect((await begin()).has('remote-checkout', version)).toBe(true);
});

it('creates its folder', async () => {
  const fresh = join(folder, 'data', 'releases');
  const first = await releaseSnapshot(fresh, folderStorage(fresh));
  expect(first.has('shell', '1.0.0')).toBe(false);
});
