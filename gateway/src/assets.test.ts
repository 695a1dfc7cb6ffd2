import { createHash } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import { afterAll, describe, expect, it } from '@jest/globals';
import { gatewaySite } from './testing/gateway-site.ts';
import { first } from './testing/releases.ts';

const { folder, get, close } = await gatewaySite();
afterAll(close);

describe('an asset', () => {
  it('is compressed and immutable', async () => {
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

  it.each(['/assets/shell/gone.js', '/assets/secret.txt', '/assets/shell/..%2f..%2fbuilds/latest.json', '/assets/'])(
    'that is not there is a 404 in plain text: %s',
    async (url) => {
      const response = await get(url);
      expect(response.statusCode).toBe(404);
      expect(response.headers['content-type']).toMatch(/^text\/plain/);
    },
  );
});
