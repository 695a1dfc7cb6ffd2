import { createHash } from 'node:crypto';
import { readFile, rm, truncate, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { zstdDecompressSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { deltaOf } from 'federation/asset-deltas';
import { keysIn } from 'storage';
import { promote, publish, repair, rollBack } from '../index.ts';
import { keys } from '../store-keys.ts';
import { aBuiltPackage } from '../testing/index.ts';
import { checkout } from '../testing/releases.ts';
import { type TestSite, testSite } from '../testing/test-site.ts';
import { dictionaryHash, makeDelta, readDelta } from './delta.ts';

/** Text that hardly compresses, as minified code does. */
const code = Array.from({ length: 60 }, (_one, index) => createHash('sha256').update(`${index}`).digest('hex')).join();

describe('a delta', () => {
  const [before, after] = [Buffer.from(`${code} before`), Buffer.from(`${code} and after`)];

  it('has the header of RFC 9842, and a frame that any decoder reads with the dictionary', async () => {
    const delta = await makeDelta(after, before);
    expect(delta.subarray(0, 8).toString('hex')).toBe('5e2a4d1820000000');
    expect(delta.subarray(8, 40)).toEqual(createHash('sha256').update(before).digest());
    expect(zstdDecompressSync(delta.subarray(40), { dictionary: before })).toEqual(after);
    expect(delta.length).toBeLessThan(100);
  });

  it('makes nothing when it is damaged, of another dictionary, or larger than the file', async () => {
    const delta = await makeDelta(after, before);
    expect(await readDelta(delta, before, after.length)).toEqual(after);
    expect(await readDelta(delta, after, after.length)).toBeUndefined();
    expect(await readDelta(delta, before, after.length - 1)).toBeUndefined();
    expect(await readDelta(delta.subarray(0, -5), before, after.length)).toBeUndefined();
    expect(await readDelta(Buffer.alloc(0), before, after.length)).toBeUndefined();
  });

  it('of a large file refers to all of the dictionary', async () => {
    const large = Buffer.concat(Array.from({ length: 400 }, (_one, index) => Buffer.from(`${index}${code}`)));
    const delta = await makeDelta(Buffer.concat([large.subarray(large.length / 2), large]), large);
    expect(delta.length).toBeLessThan(2_000);
  });
});

describe('a promotion', () => {
  let site: TestSite;
  beforeEach(async () => {
    site = await testSite();
  });
  afterEach(() => site.remove());

  const name = 'remote-checkout';
  const contentOf = (file: string) => readFile(join(site.store, keys.asset(name, file)));
  /** Publishes and promotes a version whose files have similar content and `hash` in their names. */
  const release = async (hash: string, content = `${code} ${hash}`) => {
    await publish(site.storage, await aBuiltPackage(site.home, checkout(hash), content));
    await promote(site.storage, [name]);
  };
  const deltas = async () =>
    (await keysIn(site.storage, `assets/${name}/`)).filter((key) => key.endsWith('.dcz')).sort();
  const deltaKey = async (file: string, dictionary: string) =>
    keys.asset(name, deltaOf(file, dictionaryHash(await contentOf(dictionary))));

  it('stores deltas of each chunk against the last two live versions, which make the same bytes', async () => {
    await release('2');
    expect(await deltas()).toEqual([]);
    await release('3');
    const [entry, orders] = [await deltaKey('entry.3.js', 'entry.2.js'), await deltaKey('orders.3.js', 'orders.2.js')];
    expect(await deltas()).toEqual([entry, orders]);
    await release('4');
    await release('5');
    expect((await deltas()).filter((key) => key.includes('orders.5'))).toEqual(
      [await deltaKey('orders.5.js', 'orders.4.js'), await deltaKey('orders.5.js', 'orders.3.js')].sort(),
    );
    const stored = await readFile(join(site.store, await deltaKey('orders.5.js', 'orders.3.js')));
    const content = await contentOf('orders.5.js');
    expect(await readDelta(stored, await contentOf('orders.3.js'), content.length)).toEqual(content);
    expect(stored.length).toBeLessThan((await contentOf('orders.5.js.br')).length / 5);
  });

  it('counts a version that was rolled back, because visitors have its files; the roll-back makes none', async () => {
    await release('2');
    await release('3');
    const before = await deltas();
    await rollBack(site.storage, name);
    expect(await deltas()).toEqual(before);
    await release('4');
    expect(await deltas()).toContain(await deltaKey('orders.4.js', 'orders.3.js'));
    expect(await deltas()).toContain(await deltaKey('orders.4.js', 'orders.2.js'));
  });

  it('makes no delta again that is stored', async () => {
    await release('2');
    await release('3');
    await rollBack(site.storage, name);
    const created: string[] = [];
    const create: typeof site.storage.create = (key, bytes) => {
      created.push(key);
      return site.storage.create(key, bytes);
    };
    expect(await promote({ ...site.storage, create }, [name])).toHaveProperty('live');
    expect(created.filter((key) => key.endsWith('.dcz'))).toEqual([]);
    expect(await deltas()).toHaveLength(2);
  });

  it('stores none that saves little, none for unchanged files, and none of a damaged dictionary', async () => {
    await release('2');
    await release('3', createHash('sha512').update('other').digest('base64'));
    expect(await deltas()).toEqual([]);
    await release('4');
    const before = await deltas();
    await rm(join(site.store, keys.asset(name, 'orders.4.js')));
    await site.storage.create(keys.asset(name, 'orders.4.js'), Buffer.from(`${code} damaged`));
    await release('5');
    const added = (await deltas()).filter((key) => !before.includes(key));
    expect(added).toEqual([await deltaKey('entry.5.js', 'entry.4.js')]);
  });

  it('is followed by a repair that makes damaged deltas again, and misses none that is gone', async () => {
    await release('2');
    await release('3');
    const [entry, orders] = [await deltaKey('entry.3.js', 'entry.2.js'), await deltaKey('orders.3.js', 'orders.2.js')];
    const intact = await readFile(join(site.store, entry));
    await truncate(join(site.store, entry), intact.length - 3);
    await rm(join(site.store, orders));
    const outcome = { restored: [`${entry} (damaged) from ${keys.asset(name, 'entry.3.js')}`], problems: [] };
    expect(await repair(site.storage, { dryRun: true })).toEqual(outcome);
    expect(await repair(site.storage)).toEqual(outcome);
    expect(await readFile(join(site.store, entry))).toEqual(intact);
    const other = await makeDelta(Buffer.from('another file'), await contentOf('orders.2.js'));
    await writeFile(join(site.store, orders), other);
    expect((await repair(site.storage)).restored).toEqual([expect.stringContaining(orders)]);
    expect(await repair(site.storage)).toEqual({ restored: [], problems: [] });
  });
});
