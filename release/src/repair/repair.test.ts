import { createHash } from 'node:crypto';
import { cp, mkdir, readdir, readFile, rm, truncate, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { integrityOf } from 'federation/integrity';
import type { Storage } from 'storage';
import { promote, repair, rollBack } from '../index.ts';
import { keys } from '../store-keys.ts';
import { checkout } from '../testing/releases.ts';
import { type TestSite, testSite } from '../testing/test-site.ts';

let site: TestSite;
beforeEach(async () => {
  site = await testSite();
});
afterEach(() => site.remove());

const path = (key: string) => join(site.store, key);
const asset = (file: string) => keys.asset('remote-checkout', file);
const copy = (file: string) => keys.releaseFile('remote-checkout', '1.0.0', file);
const restored = (file: string, problem: string, from = copy(file)) => `${asset(file)} (${problem}) from ${from}`;

/** Returns the hash of every file in the store, by path. */
async function hashes(): Promise<Record<string, string>> {
  const entries = await readdir(site.store, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  const hashed = files.map(async (file) => [
    file,
    createHash('sha256')
      .update(await readFile(file))
      .digest('hex'),
  ]);
  return Object.fromEntries(await Promise.all(hashed));
}

describe('a repair', () => {
  it('restores missing and damaged assets and compressed copies, and finds nothing the second time', async () => {
    const before = await hashes();
    await rm(path(asset('entry.1.js')));
    await rm(path(asset('entry.1.js.gz')));
    // The size of the file remains the same.
    const orders = await readFile(path(asset('orders.1.js')), 'utf8');
    await writeFile(path(asset('orders.1.js')), orders.replace('first', 'Fi\u0000st'));
    await truncate(path(asset('orders.1.js.br')), 5);
    expect(await repair(site.storage)).toEqual({
      restored: [
        restored('entry.1.js.gz', 'missing'),
        restored('entry.1.js', 'missing'),
        restored('orders.1.js.br', 'damaged'),
        restored('orders.1.js', 'damaged'),
      ],
      problems: [],
    });
    expect(await hashes()).toEqual(before);
    expect(await repair(site.storage)).toEqual({ restored: [], problems: [] });
  });

  it('finds a compressed copy whose content is another file', async () => {
    await cp(path(asset('entry.1.js.br')), path(asset('orders.1.js.br')));
    expect((await repair(site.storage)).restored).toEqual([restored('orders.1.js.br', 'damaged')]);
  });

  it('changes nothing with dryRun, and says what it would restore', async () => {
    await rm(path(asset('entry.1.js')));
    const before = await hashes();
    expect((await repair(site.storage, { dryRun: true })).restored).toEqual([restored('entry.1.js', 'missing')]);
    expect(await hashes()).toEqual(before);
  });

  it('repairs the releases of the last 30 days, counted from when they were replaced', async () => {
    const start = Date.parse((await site.live()).createdAt);
    const day = (number: number) => new Date(start + number * 24 * 60 * 60 * 1000);
    await site.publishAs(checkout('2'));
    await promote(site.storage, ['remote-checkout'], { clock: () => day(100) });
    await rm(path(asset('entry.1.js')));
    const missing = async (now: Date) => (await repair(site.storage, { dryRun: true, now })).restored;
    expect(await missing(day(131))).toEqual([]);
    expect(await missing(day(129))).toEqual([restored('entry.1.js', 'missing')]);
    // The live build counts, however old it is.
    await rm(path(asset('entry.2.js')));
    expect(await missing(day(500))).toEqual([expect.stringContaining('entry.2.js (missing)')]);
  });

  it('lists what it cannot repair, and repairs the rest', async () => {
    await rm(path(asset('entry.1.js')));
    await rm(path(asset('orders.1.js')));
    await writeFile(path(copy('entry.1.js')), 'damaged, too');
    expect(await repair(site.storage)).toEqual({
      restored: [restored('orders.1.js', 'missing')],
      problems: [
        `${copy('entry.1.js')} is damaged`,
        `${asset('entry.1.js')} is missing, and releases/remote-checkout/ has no intact copy. Promote another version.`,
      ],
    });
  });

  it('takes the file from another version of the package when the release folder is damaged, too', async () => {
    await site.publishAs({ ...checkout('1'), names: {} });
    await rm(path(asset('entry.1.js')));
    await rm(path(copy('entry.1.js')));
    expect(await repair(site.storage)).toEqual({
      restored: [restored('entry.1.js', 'missing', keys.releaseFile('remote-checkout', '1.0.1', 'entry.1.js'))],
      problems: [`${copy('entry.1.js')} is missing`],
    });
  });

  it('compresses the file again when no compressed copy is intact', async () => {
    await truncate(path(asset('entry.1.js.br')), 5);
    await truncate(path(copy('entry.1.js.br')), 5);
    const outcome = await repair(site.storage);
    expect(outcome.restored).toEqual([restored('entry.1.js.br', 'damaged', asset('entry.1.js'))]);
    expect(outcome.problems).toEqual([`${copy('entry.1.js.br')} is damaged`]);
    const content = brotliDecompressSync(await readFile(path(asset('entry.1.js.br'))));
    expect(content).toEqual(await readFile(path(asset('entry.1.js'))));
  });

  it('reports a damaged release.json and a lost server module', async () => {
    const server = { orders: { file: 'orders.cjs', integrity: integrityOf(Buffer.from('module')) } };
    const build = JSON.parse(await readFile(path(keys.build((await site.live()).id)), 'utf8'));
    build.remotes['remote-checkout'].server = server;
    await writeFile(path(keys.build(build.id)), JSON.stringify(build));
    await writeFile(path(keys.release('remote-listings', '1.0.0')), '{');
    const key = keys.releaseServer('remote-checkout', '1.0.0', 'orders.cjs');
    expect((await repair(site.storage)).problems).toEqual([
      `${key} is missing`,
      expect.stringContaining('releases/remote-listings/1.0.0/release.json: '),
    ]);
    await mkdir(dirname(path(key)), { recursive: true });
    await writeFile(path(key), 'module');
    expect((await repair(site.storage)).problems).toHaveLength(1);
  });

  it('reports a missing build, and repairs the assets of builds before it', async () => {
    const first = (await site.live()).id;
    await site.publishAs(checkout('2'));
    await site.promote('remote-checkout');
    const middle = (await site.live()).id;
    await rollBack(site.storage, 'remote-checkout');
    await rm(path(keys.build(middle)));
    await rm(path(asset('entry.1.js')));
    const { restored: done, problems } = await repair(site.storage);
    expect(done).toEqual([restored('entry.1.js', 'missing')]);
    expect(problems).toEqual([expect.stringContaining(`builds/meta/${middle}.json, before build`)]);
    expect(await site.storage.read(keys.build(first))).toBeDefined();
  });

  it('still restores files when the pointer is damaged or missing', async () => {
    await rm(path(asset('entry.1.js')));
    await writeFile(path(keys.latest), '{');
    const { restored: done, problems } = await repair(site.storage);
    expect(done).toEqual([restored('entry.1.js', 'missing')]);
    expect(problems).toEqual([expect.stringContaining('builds/latest.json cannot be read')]);
    await rm(path(keys.latest));
    expect((await repair(site.storage)).problems).toEqual(['builds/latest.json is missing, so nothing is live']);
  });

  it('does not overwrite a file that a promotion has just written', async () => {
    await rm(path(asset('entry.1.js')));
    const raced: Storage = {
      ...site.storage,
      create: async (key, bytes) => {
        await cp(path(copy('entry.1.js')), path(key));
        return site.storage.create(key, bytes);
      },
    };
    expect(await repair(raced)).toEqual({
      restored: [],
      problems: [`${asset('entry.1.js')} was changed by another process. Run the repair again.`],
    });
    expect(await repair(site.storage)).toEqual({ restored: [], problems: [] });
  });
});
