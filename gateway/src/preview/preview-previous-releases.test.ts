import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, expect, it } from '@jest/globals';
import { previewKeyFile, signPreview } from 'federation/preview-token';
import { storeRelease } from 'federation/testing/store';
import { gatewaySite } from '../testing/gateway-site.ts';
import { first, listings } from '../testing/releases.ts';

const { folder, get, goLive, close } = await gatewaySite();
afterAll(close);

const previousReleases = { 'remote-listings': { build: 'b0', integrity: `sha384-${'B'.repeat(64)}` } };

it('browsers learn of previous releases, but not in a preview, whose failures reviewers must see', async () => {
  const key = 'k'.repeat(43);
  await writeFile(join(folder, previewKeyFile), key);
  await storeRelease(folder, { ...listings, version: '1.1.0' });
  const live = { ...first, id: 'b2', previousReleases };
  await goLive(live);
  while (!(await get('/builds/latest.json')).body.includes('"b2"')) await new Promise(setImmediate);
  expect((await get('/builds/meta/b2.json')).json()).toMatchObject({ previousReleases });

  const token = signPreview({ releases: ['remote-listings@1.1.0'], expiresAt: Date.now() + 60_000 }, key);
  const cookie = { cookie: `verandah-preview=${token}` };
  const { id } = (await get('/builds/latest.json', cookie)).json();
  expect(id).toMatch(/^preview-/);
  const table = (await get(`/builds/meta/${id}.json`, cookie)).json();
  expect(table.remotes['remote-listings'].version).toBe('1.1.0');
  expect(table).not.toHaveProperty('previousReleases');
});
