import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { aRemoteRelease } from 'federation/testing';
import { folderStorage, publish } from 'release';
import { aBuiltPackage } from 'release/testing';
import { releasesBefore } from './releases-before.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'store-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

async function published(text: string): Promise<string> {
  const dist = await aBuiltPackage(folder, aRemoteRelease(), text);
  const outcome = await publish(folderStorage(folder), dist);
  if ('refused' in outcome) throw new Error(outcome.refused);
  return outcome.version;
}
const begin = () => releasesBefore(folder, folderStorage(folder));

it('what a start published before it was interrupted is still new to the next one', async () => {
  const former = await published('1');
  await begin();
  const version = await published('2');
  // It died here. The next one finds the same content published.
  const next = await begin();
  expect(await published('2')).toBe(version);
  expect([next.has('remote-checkout', former), next.has('remote-checkout', version)]).toEqual([true, false]);
  await next.forget();
});

it('what was published before, and everything once a start has come through, is for people to decide', async () => {
  const start = await begin();
  const version = await published('1');
  await start.forget();
  expect((await begin()).has('remote-checkout', version)).toBe(true);
});

it('a note that was cut off is none', async () => {
  const version = await published('1');
  await writeFile(join(folder, 'releases-before.json'), '["rel');
  expect((await begin()).has('remote-checkout', version)).toBe(true);
});

it('begins in a folder that is not there yet', async () => {
  const fresh = join(folder, 'data', 'releases');
  const first = await releasesBefore(fresh, folderStorage(fresh));
  expect(first.has('shell', '1.0.0')).toBe(false);
});
