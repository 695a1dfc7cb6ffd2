import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { integrityOf } from 'federation/integrity';
import { folderStorage, keysIn, type Storage } from 'storage';
import { copyRelease, openStore, promote, readSigning } from '../index.ts';
import { keys } from '../store-keys.ts';
import { checkout } from '../testing/releases.ts';
import { type TestSite, testSite } from '../testing/test-site.ts';

let staging: TestSite;
let production: TestSite;
beforeEach(async () => {
  [staging, production] = [await testSite(), await testSite()];
  await staging.publishAs(checkout('2'));
  await staging.promote('remote-checkout');
});
afterEach(() => Promise.all([staging.remove(), production.remove()]));

/** Production trusts the key of staging too. */
async function trusting() {
  const pems = await Promise.all([staging, production].map(({ files }) => readFile(files.trusted, 'utf8')));
  await writeFile(production.files.trusted, pems.join(''));
  return openStore(production.store, await readSigning(production.files));
}

const target = 'remote-checkout@1.0.1';
const folder = 'releases/remote-checkout/1.0.1/';
const copy = async () => copyRelease(await trusting(), folderStorage(staging.store), target);
const file = (name: string) => join(staging.store, keys.releaseFile('remote-checkout', '1.0.1', name));

async function hashes(storage: Storage, prefix: string): Promise<Record<string, string>> {
  const all = (await keysIn(storage, prefix)).sort();
  const entries = all.map(async (key) => [key, integrityOf((await storage.read(key))?.bytes ?? Buffer.alloc(0))]);
  return Object.fromEntries(await Promise.all(entries));
}

describe('a release of staging', () => {
  it('is the same in production, byte for byte, with its signature and when it is live', async () => {
    expect(await copy()).toEqual({ name: 'remote-checkout', version: '1.0.1', fresh: true });
    const copied = await hashes(production.storage, folder);
    expect(copied).toEqual(await hashes(staging.storage, folder));
    expect(Object.keys(copied)).toEqual(
      expect.arrayContaining([`${folder}release.json`, `${folder}release.dsse.json`, `${folder}public/entry.2.js.br`]),
    );
    expect((await production.live()).remotes['remote-checkout']?.version).toBe('1.0.0');
    expect(await promote(await trusting(), [target])).toHaveProperty('live');
    const assets = 'assets/remote-checkout/';
    expect(await hashes(production.storage, assets)).toEqual(await hashes(staging.storage, assets));
    expect((await production.live()).remotes['remote-checkout']).toEqual(
      (await staging.live()).remotes['remote-checkout'],
    );
    expect(await copy()).toEqual({ name: 'remote-checkout', version: '1.0.1', fresh: false });
  });

  it('is copied at its latest version when none is named, and completed after an interruption', async () => {
    const store = await trusting();
    await copy();
    await rm(join(production.store, folder, 'release.json'));
    expect(await copyRelease(store, folderStorage(staging.store), 'remote-checkout')).toHaveProperty('fresh', true);
    expect(await hashes(store, folder)).toEqual(await hashes(staging.storage, folder));
  });

  it('is refused without a key that production trusts', async () => {
    expect(await copyRelease(production.storage, folderStorage(staging.store), target)).toEqual({
      refused: `${target} of the other store cannot be used: none of the trusted keys has signed it`,
    });
    expect(await keysIn(production.storage, folder)).toEqual([]);
  });

  it.each<[string, () => Promise<unknown>, string]>([
    ['a changed file', () => writeFile(file('entry.2.js'), 'alert(1)'), 'entry.2.js of the other store is not'],
    [
      'another file in a compressed copy',
      () => writeFile(file('entry.2.js.br'), brotliCompressSync('alert(1)')),
      '.br of the other',
    ],
    ['a damaged compressed copy', () => writeFile(file('entry.2.js.gz'), 'x'), '.gz of the other'],
    ['a file that is not released', () => writeFile(file('added.js'), 'x'), 'added.js of the other'],
    ['a missing file', () => rm(file('orders.2.js')), 'orders.2.js is missing'],
    [
      'a changed release.json',
      () => writeFile(join(staging.store, folder, 'release.json'), '{}'),
      'not the file that was signed',
    ],
  ])('is refused with %s, and nothing is published', async (_what, damage, reason) => {
    await damage();
    expect(await copy()).toEqual({ refused: expect.stringContaining(reason) });
    expect(await keysIn(production.storage, folder)).toEqual([]);
  });

  it('never replaces a version with other content', async () => {
    await production.publishAs(checkout('3'));
    const before = await hashes(production.storage, `${folder}release`);
    expect(await copy()).toEqual({ refused: expect.stringContaining('Versions never change') });
    expect(await hashes(production.storage, `${folder}release`)).toEqual(before);
  });

  it.each(['remote-x', '../remote-checkout@1.0.1', 'remote-checkout@', 'remote-checkout@../1'])(
    'is refused as %s',
    async (wrong) => {
      expect(await copyRelease(production.storage, folderStorage(staging.store), wrong)).toHaveProperty('refused');
    },
  );
});
