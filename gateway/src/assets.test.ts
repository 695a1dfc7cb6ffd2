import { createHash } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import { afterAll, describe, expect, it } from '@jest/globals';
import type { Build } from 'federation';
import { gatewaySite } from './testing/gateway-site.ts';
import { first } from './testing/releases.ts';

const { folder, get, goLive, close } = await gatewaySite();
afterAll(close);

describe('an asset', () => {
  it('(b.27) is compressed and immutable', async () => {
    const { headers, rawPayload } = await get('/assets/shell/shell.11.js', { 'accept-encoding': 'gzip, br' });
    expect(headers).toMatchObject({
      'content-encoding': 'br',
      'cache-control': 'public, max-age=31536000, immutable',
      'content-type': 'application/javascript; charset=utf-8',
      'x-content-type-options': 'nosniff',
    });
    expect(rawPayload).toEqual(brotliCompressSync('let a=1'));
    for (const accepted of ['', 'br;q=0'])
      expect((await get('/assets/shell/shell.11.js', { 'accept-encoding': accepted })).body).toBe('let a=1');
  });

  it('serves the manifest of the live version, and 404 when a release has none', async () => {
    const version = join(folder, 'releases/remote-listings/1.0.0');
    await mkdir(version, { recursive: true });
    await writeFile(join(version, 'mf-manifest.json'), '{"id":"remote_listings"}');
    const { statusCode, headers, json } = await get('/assets/remote-listings/mf-manifest.json');
    expect([statusCode, headers['cache-control'], json()]).toEqual([200, 'no-cache', { id: 'remote_listings' }]);
    expect((await get('/assets/shell/mf-manifest.json')).statusCode).toBe(404);
    expect((await get('/assets/remote-x/mf-manifest.json')).statusCode).toBe(404);
  });

  it('compresses the page tables of a build', async () => {
    const { rawPayload, headers } = await get('/builds/meta/build-1.json', { 'accept-encoding': 'gzip, br' });
    expect(headers).toMatchObject({ 'content-encoding': 'br', vary: 'accept-encoding' });
    expect(JSON.parse(brotliDecompressSync(rawPayload).toString())).toEqual(first);
    expect((await get('/builds/meta/build-1.json')).json().id).toBe('build-1');
  });

  it('has its own hash in every page when it contains the other hashes', async () => {
    const [, id, hash] =
      /"buildId":"([^"]+)","buildIntegrity":"sha384-([^"]+)"/.exec((await get('/search')).body) ?? [];
    const { rawPayload } = await get(`/builds/meta/${id}.json`);
    expect(hash).toBe(createHash('sha384').update(rawPayload).digest('base64'));
  });

  it('reaches browsers without who owns a remote and who promoted it, under the hash of what they receive', async () => {
    const owner = { team: 'Listings', support: 'listings@verandah.example' };
    const listings = { ...first.remotes['remote-listings'], owner, budgets: { bytes: 20_000, requests: 4 } };
    const owned = { ...first, id: 'build-owned', audit: { by: 'Mia' }, remotes: { 'remote-listings': listings } };
    await goLive(owned as Build);
    const page = () => get('/search').then(({ body }) => /"buildIntegrity":"sha384-([^"]+)"/.exec(body)?.[1]);
    const { rawPayload } = await get('/builds/meta/build-owned.json');
    expect(rawPayload.toString()).not.toMatch(/Mia|verandah\.example|budgets/);
    expect(JSON.parse(rawPayload.toString()).remotes['remote-listings'].pages).toEqual(listings.pages);
    const hash = createHash('sha384').update(rawPayload).digest('base64');
    // The gateway reads the pointer again after 250 ms.
    while ((await page()) !== hash) await new Promise((resolve) => setTimeout(resolve, 20));
    expect((await get('/search')).body).not.toContain('verandah.example');
  });

  it.each(['/assets/shell/gone.js', '/assets/secret.txt', '/assets/shell/..%2f..%2fbuilds/latest.json', '/assets/'])(
    'that is not there is a 404 in plain text: %s',
    async (url) => {
      const response = await get(url);
      expect(response.statusCode).toBe(404);
      expect(response.headers['content-type']).toMatch(/^text\/plain/);
    },
  );
});
