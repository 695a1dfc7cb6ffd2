import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from '@jest/globals';
import type { Build, Release } from 'federation';
import { aShellRelease } from 'federation/testing';
import type { Storage } from 'storage';
import { readLive } from '../history/read-builds.ts';
import { openStore, ownSigning, promote, publish, type ReleaseStore, signStore } from '../index.ts';
import type { KeyFiles } from '../signing/signing.ts';
import { keys } from '../store-keys.ts';
import { aBuiltPackage } from './index.ts';
import { checkout, listings } from './releases.ts';

export type TestSite = Awaited<ReturnType<typeof testSite>>;

/** Creates a store in which the shell and two remotes are live. */
export async function testSite() {
  const home = await mkdtemp(join(tmpdir(), 'release-'));
  const store = join(home, 'store');
  const files: KeyFiles = { signing: join(home, 'signing-key.pem'), trusted: join(home, 'trusted-keys.pem') };
  const storage: ReleaseStore = openStore(store, await ownSigning(store, files, () => {}));
  const live = () => liveBuild(storage);
  const site = {
    /** The folder for built packages. It contains the store. */
    home,
    store,
    storage,
    /** The files of the keys that sign this store. */
    files,
    live,
    publishAs: async (release: Release) =>
      expect(await publish(storage, await aBuiltPackage(home, release))).toHaveProperty('fresh', true),
    promote: async (...targets: string[]) => expect(await promote(storage, targets)).toHaveProperty('live'),
    /** Signs a file that the test has changed, as a release tool of another version would have. */
    signChanged: async (envelopeKey: string) => {
      await rm(join(store, envelopeKey));
      expect(await signStore(storage, { unsigned: true })).toHaveProperty('problems', []);
    },
    missingFiles: async () => missingFiles(storage, await live()),
    remove: () => rm(home, { recursive: true }),
  };
  await site.publishAs(aShellRelease());
  await site.publishAs(checkout('1'));
  await site.publishAs(listings('1'));
  await site.promote('shell', 'remote-checkout', 'remote-listings');
  return site;
}

export function versions(build: Build): Record<string, string> {
  return Object.fromEntries(Object.values(build.remotes).map(({ name, version }) => [name, version]));
}

/** Returns the keys of the build's files that the storage does not have. */
export async function missingFiles(storage: Storage, build: Build): Promise<string[]> {
  const expected = [build.shell, ...Object.values(build.remotes)].flatMap(({ name, files }) =>
    Object.keys(files).map((file) => keys.asset(name, file)),
  );
  const found = await Promise.all(expected.map((key) => storage.read(key)));
  return expected.filter((_key, index) => found[index] === undefined);
}

async function liveBuild(storage: Storage): Promise<Build> {
  const { live } = await readLive(storage);
  if (!live) throw new Error('nothing is live');
  return live.build;
}
