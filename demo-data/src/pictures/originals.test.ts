import { createHash } from 'node:crypto';
import { globSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type TestBackend, testBackend } from 'backend/testing';
import sharp from 'sharp';
import { unsuitablePictures } from './catalogue.ts';
import { originalsFolder, readOriginal, readOriginals } from './originals.ts';

const originals = readOriginals();
const megabyte = 1_000_000;

describe('originals', () => {
  it('are listed in the index, each with its size and digest', async () => {
    const files = globSync('**/*.webp', { cwd: fileURLToPath(originalsFolder) }).sort();
    expect(originals.map(({ file }) => file).sort()).toEqual(files);
    for (const { file, byteSize, digest, width, height } of originals) {
      const bytes = await readOriginal(file);
      const sha256 = createHash('sha256').update(bytes).digest('hex');
      expect({ file, byteSize, digest }).toEqual({ file, byteSize: bytes.length, digest: sha256.slice(0, 12) });
      const metadata = await sharp(bytes).metadata();
      expect({ file, ...metadata }).toMatchObject({ file, width, height, format: 'webp' });
      expect([file, metadata.exif, metadata.xmp, metadata.icc]).toEqual([file, undefined, undefined, undefined]);
    }
  });

  it('take at most 25 MB together and 1.5 MB each', () => {
    expect(originals.reduce((sum, { byteSize }) => sum + byteSize, 0)).toBeLessThanOrEqual(25 * megabyte);
    for (const { file, byteSize } of originals) expect([file, byteSize <= 1.5 * megabyte]).toEqual([file, true]);
  });

  it('have no text over them, except floor plans and the one that must', () => {
    const photos = originals.filter(({ file }) => !file.startsWith('floor-plan/'));
    const withText = photos.filter(({ hasText }) => hasText).map(({ file }) => file);
    expect(withText).toEqual(unsuitablePictures.map(({ file }) => file).filter((file) => file.endsWith('text.webp')));
  });
});

describe('the upload path', () => {
  const owner = { id: '81000000-0000-4000-8000-0000000000d1' };
  let backend: TestBackend;
  beforeAll(async () => {
    backend = await testBackend();
  });
  afterAll(() => backend.close());

  // Every 40th: sanitizing all of them takes minutes.
  const sample = originals.filter((_, index) => index % 40 === 0);

  it.each(sample.map((original) => [original.file, original] as const))(
    'accepts %s as it is',
    async (file, original) => {
      const listing = await backend.insert.listing({ ownerId: owner.id });
      const url = `/api/listings/${listing.id}/assets?kind=photo&name=photo.webp`;
      const headers = { ...(await backend.signInAs(owner)), 'content-type': 'image/webp' };
      const response = await backend.inject({ method: 'POST', url, payload: await readOriginal(file) }, headers);
      const { width, height, hasText } = original;
      expect([response.statusCode, response.json()]).toMatchObject([201, { picture: { width, height } }]);
      expect(response.json().warnings.includes('text')).toBe(hasText);
    },
  );
});
