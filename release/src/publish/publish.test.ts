import { appendFile, mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { integrityOf } from 'federation/integrity';
import { keysIn } from 'storage';
import { publish } from '../index.ts';
import { keys } from '../store-keys.ts';
import { aBuiltPackage } from '../testing/index.ts';
import { checkout } from '../testing/releases.ts';
import { type TestSite, testSite } from '../testing/test-site.ts';

let site: TestSite;
beforeEach(async () => {
  site = await testSite();
});
afterEach(() => site.remove());

async function withServerFile(dist: string): Promise<string> {
  const file = 'orders.2.mjs';
  const json = join(dist, 'release.json');
  const release = JSON.parse(await readFile(json, 'utf8'));
  const server = { './orders': { file, integrity: integrityOf(Buffer.from('server')) } };
  await writeFile(json, JSON.stringify({ ...release, server }));
  await mkdir(join(dist, 'server'));
  await writeFile(join(dist, 'server', file), 'server');
  return dist;
}

describe('publish', () => {
  it('keeps the version of unchanged content and gives changed content the next patch', async () => {
    expect(await publish(site.storage, await aBuiltPackage(site.home, checkout('1')))).toMatchObject({
      version: '1.0.0',
      fresh: false,
    });
    expect(await publish(site.storage, await aBuiltPackage(site.home, checkout('2')))).toMatchObject({
      version: '1.0.1',
      fresh: true,
    });
  });

  it('rejects a published version with other bytes', async () => {
    const outcome = await publish(site.storage, await aBuiltPackage(site.home, checkout('2')), '1.0.0');
    expect(outcome).toEqual({
      refused: 'remote-checkout@1.0.0 is published already, with other content. Versions never change: try 1.0.1.',
    });
  });

  it('writes brotli and gzip copies beside every file', async () => {
    const copy = await site.storage.read(keys.asset('remote-checkout', 'entry.1.js.br'));
    expect(brotliDecompressSync(copy?.bytes ?? Buffer.alloc(0)).toString()).toContain('remote-checkout/entry.1.js');
    expect(await site.storage.read(keys.asset('remote-checkout', 'entry.1.js.gz'))).toBeDefined();
  });

  it('stores the manifest for ecosystem tools, with the version of the release', async () => {
    const dist = await aBuiltPackage(site.home, checkout('2'));
    const built = { metaData: { name: 'remote_checkout', buildInfo: { buildVersion: '1.0.0' } }, exposes: [] };
    await writeFile(join(dist, 'mf-manifest.json'), JSON.stringify(built));
    await publish(site.storage, dist);
    const stored = await site.storage.read(keys.releaseManifest('remote-checkout', '1.0.1'));
    expect(JSON.parse(String(stored?.bytes))).toEqual({
      metaData: { name: 'remote_checkout', buildInfo: { buildVersion: '1.0.1' } },
      exposes: [],
    });
  });

  describe('with a version that another publication has begun', () => {
    const name = 'remote-checkout';
    const manifest = (chunk: string) => JSON.stringify({ metaData: { buildInfo: {} }, exposes: [chunk] });

    it('takes the next one, and writes nothing into the other', async () => {
      const other = keys.releaseManifest(name, '1.0.1');
      await site.storage.create(other, Buffer.from(manifest('other.js')));
      const dist = await aBuiltPackage(site.home, checkout('2'));
      await writeFile(join(dist, 'mf-manifest.json'), manifest('entry.2.js'));
      expect(await publish(site.storage, dist)).toEqual({ name, version: '1.0.2', fresh: true });
      expect(await keysIn(site.storage, 'releases/remote-checkout/1.0.1/')).toEqual([other]);
    });

    it('takes the next one also when both have won a file', async () => {
      await site.storage.create(keys.releaseFile(name, '1.0.1', 'entry.2.js'), Buffer.from('other'));
      const dist = await aBuiltPackage(site.home, checkout('2'));
      expect(await publish(site.storage, dist)).toEqual({ name, version: '1.0.2', fresh: true });
    });

    it('is refused when the operator asks for that version, and writes no server files', async () => {
      await site.storage.create(keys.releaseFile(name, '1.5.0', 'entry.2.js'), Buffer.from('other'));
      const dist = await withServerFile(await aBuiltPackage(site.home, checkout('2')));
      expect(await publish(site.storage, dist, '1.5.0')).toEqual({
        refused: expect.stringContaining('entry.2.js exists with other bytes'),
      });
      expect(await keysIn(site.storage, 'releases/remote-checkout/1.5.0/server/')).toEqual([]);
      expect(await publish(site.storage, dist, '1.5.1')).toHaveProperty('fresh', true);
      expect(await keysIn(site.storage, 'releases/remote-checkout/1.5.1/server/')).toHaveLength(1);
    });

    it('gives up after a few versions', async () => {
      const store = { ...site.storage, create: async () => false };
      const dist = await aBuiltPackage(site.home, checkout('2'));
      expect(await publish(store, dist)).toEqual({ refused: expect.stringContaining('remote-checkout/1.0.6/') });
    });
  });

  it('rejects a dist folder whose files differ from their description', async () => {
    const dist = await aBuiltPackage(site.home, checkout('2'));
    await appendFile(join(dist, 'public/entry.2.js'), ' ');
    expect(await publish(site.storage, dist)).toHaveProperty('refused', expect.stringContaining('entry.2.js'));
  });
});
