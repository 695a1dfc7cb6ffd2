import { createHash } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { deltaOf } from 'federation/asset-deltas';
import { gatewaySite } from '../testing/gateway-site.ts';

const { folder, get, log, close } = await gatewaySite();
afterAll(close);

const hash = createHash('sha256').update('the earlier file').digest();
const named = `:${hash.toString('base64')}:`;
const modern = 'gzip, deflate, br, zstd, dcb, dcz';
const delta = Buffer.from('the delta');
const url = '/assets/remote-listings/search.55.js';
const ask = (headers: Record<string, string>, address = url) => get(address, { 'accept-encoding': modern, ...headers });

beforeAll(async () => {
  const assets = join(folder, 'assets/remote-listings');
  await mkdir(assets, { recursive: true });
  for (const file of ['search.55.js', 'search.55.css', 'worker.js', 'map-worker.55.mjs']) {
    await writeFile(join(assets, file), 'whole');
    await writeFile(join(assets, `${file}.br`), brotliCompressSync('whole'));
    await writeFile(join(assets, deltaOf(file, hash.toString('hex'))), delta);
  }
});

describe('a script or stylesheet', () => {
  it('is stored as the dictionary for later versions of the same chunk, and names what its encoding depends on', async () => {
    for (const accepted of [modern, 'br', '']) {
      const { headers, statusCode } = await get(url, { 'accept-encoding': accepted });
      expect([statusCode, headers['use-as-dictionary'], headers.vary]).toEqual([
        200,
        'match="/assets/remote-listings/search.*.js", match-dest=("script")',
        'accept-encoding, available-dictionary',
      ]);
    }
    const { headers } = await ask({}, '/assets/remote-listings/search.55.css');
    expect(headers['use-as-dictionary']).toBe('match="/assets/remote-listings/search.*.css", match-dest=("style")');
  });

  it('comes as a delta for a browser that has the earlier version', async () => {
    const { headers, rawPayload } = await ask({ 'available-dictionary': named });
    expect(rawPayload).toEqual(delta);
    expect(headers).toMatchObject({
      'content-encoding': 'dcz',
      'content-type': 'application/javascript; charset=utf-8',
      'cache-control': 'private, max-age=31536000, immutable',
      vary: 'accept-encoding, available-dictionary',
      'use-as-dictionary': 'match="/assets/remote-listings/search.*.js", match-dest=("script")',
      'x-content-type-options': 'nosniff',
    });
    const style = await ask({ 'available-dictionary': named }, '/assets/remote-listings/search.55.css');
    expect(style.headers).toMatchObject({ 'content-encoding': 'dcz', 'content-type': 'text/css; charset=utf-8' });
  });

  it('is sent once: the whole file does not follow a delta', async () => {
    await ask({ 'available-dictionary': named });
    // These requests read the whole file as well, and later.
    for (let times = 0; times < 3; times += 1) await ask({});
    expect(log.messages).toEqual([]);
  });

  const other = `:${createHash('sha256').update('a file without a delta').digest('base64')}:`;
  it.each([
    ['without the header', {}],
    ['with another file', { 'available-dictionary': other }],
    ['with a hash without colons', { 'available-dictionary': named.slice(1, -1) }],
    ['with a short hash', { 'available-dictionary': ':YWJj:' }],
    ['with a hash in hexadecimal', { 'available-dictionary': hash.toString('hex') }],
    ['with two hashes', { 'available-dictionary': `${named}, ${named}` }],
    ['with a path', { 'available-dictionary': ':../../../secret.txt:' }],
    ['that does not accept deltas', { 'available-dictionary': named, 'accept-encoding': 'gzip, br' }],
    ['that refuses deltas', { 'available-dictionary': named, 'accept-encoding': 'br, dcz;q=0' }],
    ['that accepts another kind of delta', { 'available-dictionary': named, 'accept-encoding': 'br, dcb' }],
  ])('comes as a whole for a browser %s', async (_title, headers) => {
    const response = await ask(headers);
    expect(response.rawPayload).toEqual(brotliCompressSync('whole'));
    expect(response.headers).toMatchObject({
      'content-encoding': 'br',
      'cache-control': 'public, max-age=31536000, immutable',
    });
  });
});

it.each(['worker.js', 'map-worker.55.mjs'])(
  'is no dictionary and comes as a whole without a hash in its name, or as the script of a worker: %s',
  async (file) => {
    const { headers } = await ask({ 'available-dictionary': named }, `/assets/remote-listings/${file}`);
    expect(headers['content-encoding']).toBe('br');
    expect(headers).not.toHaveProperty('use-as-dictionary');
  },
);

it('does not send a delta under its own name, nor name a dictionary for a missing file', async () => {
  const direct = await ask({}, `/assets/remote-listings/${deltaOf('search.55.js', hash.toString('hex'))}`);
  expect(direct.statusCode).toBe(404);
  const missing = await ask({ 'available-dictionary': named }, '/assets/remote-listings/gone.55.js');
  expect([missing.statusCode, missing.headers['use-as-dictionary']]).toEqual([404, undefined]);
});
