import { appendFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
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

  it('rejects a dist folder whose files differ from their description', async () => {
    const dist = await aBuiltPackage(site.home, checkout('2'));
    await appendFile(join(dist, 'public/entry.2.js'), ' ');
    expect(await publish(site.storage, dist)).toHaveProperty('refused', expect.stringContaining('entry.2.js'));
  });
});
