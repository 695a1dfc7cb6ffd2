import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import sharp from 'sharp';
import { type TestBackend, testBackend } from '../testing/index.ts';

const owner = { id: '81000000-0000-4000-8000-000000000009' };

let backend: TestBackend;
beforeAll(async () => {
  backend = await testBackend();
});
afterAll(() => backend.close());

it('prepares the card and gallery sizes of an uploaded photo before anyone requests them', async () => {
  const listing = await backend.insert.listing({ ownerId: owner.id });
  const payload = await sharp({ create: { width: 1000, height: 700, channels: 3, background: '#0a0' } })
    .jpeg()
    .toBuffer();
  const made = await backend.inject(
    { method: 'POST', url: `/api/listings/${listing.id}/assets?kind=photo&name=front.jpg`, payload },
    { ...(await backend.signInAs(owner)), 'content-type': 'image/jpeg' },
  );
  const folder = join(backend.config.dataFolder, 'pictures', made.json().picture.id);
  const missing = () => ['320', '480', '750', '960'].filter((width) => !existsSync(join(folder, `${width}.avif`)));
  expect(missing()).toHaveLength(4);
  await backend.runQueue('image-variants');
  expect(missing()).toEqual([]);
});
