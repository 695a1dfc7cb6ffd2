import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { type TestBackend, testBackend } from '../testing/test-backend.ts';
import { prepareImageVariants } from './image-variant-cache.ts';
import { pictureSources, pictures } from './picture-table.ts';

const wide = '3f6c1a52-0000-4000-8000-000000000001';
const narrow = '3f6c1a52-0000-4000-8000-000000000002';
const unknown = '3f6c1a52-0000-4000-8000-00000000dead';

/** Noise, because all settings of an encoder give the same file for one colour. */
const noise = { type: 'gaussian' as const, mean: 128, sigma: 30 };
const photo = (width: number) =>
  sharp({ create: { width, height: width / 2, channels: 3, background: '#c00', noise } });

describe('image variants', () => {
  let backend: TestBackend;

  beforeAll(async () => {
    const dataFolder = await mkdtemp(join(tmpdir(), 'verandah-pictures-'));
    backend = await testBackend({ dataFolder });
    await backend.database.insert(pictures).values([
      { id: wide, width: 1600, height: 800, alt: 'Red' },
      { id: narrow, width: 400, height: 200, alt: 'Small' },
    ]);
    await backend.database.insert(pictureSources).values([
      { pictureId: wide, mediaType: 'image/webp', bytes: await photo(1600).webp().toBuffer() },
      { pictureId: narrow, mediaType: 'image/jpeg', bytes: await photo(400).jpeg().toBuffer() },
    ]);
  });
  afterAll(async () => {
    await backend.close();
    await rm(backend.config.dataFolder, { recursive: true });
  });

  const get = (id: string, file: string) => backend.inject({ method: 'GET', url: `/api/pictures/${id}/${file}` });
  const cachedFiles = async (id: string) => (await readdir(join(backend.config.dataFolder, 'pictures', id))).sort();

  /** Requests a variant until it comes from the cache. */
  const getFinal = async (id: string, file: string) => {
    for (;;) {
      const response = await get(id, file);
      if (response.headers['cache-control'] !== 'public, max-age=60') return response;
      await setTimeout(20);
    }
  };

  it('serves a variant to the first requests at once, larger and for a minute, and then from the cache', async () => {
    const [first, other] = await Promise.all([get(wide, '960.avif'), get(wide, '960.avif')]);
    expect(first.headers['cache-control']).toBe('public, max-age=60');
    expect(other.rawPayload.equals(first.rawPayload)).toBe(true);
    const final = await getFinal(wide, '960.avif');
    expect(final.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(final.rawPayload.equals(first.rawPayload)).toBe(false);
    expect(await cachedFiles(wide)).toContain('960.avif');
  });

  it.each([
    ['avif', 'heif'],
    ['webp', 'webp'],
    ['jpeg', 'jpeg'],
  ])('serves %s in the requested width, immutable and not to be sniffed', async (format, decodedFormat) => {
    const response = await getFinal(wide, `320.${format}`);
    expect(response.statusCode).toBe(200);
    expect(response.headers).toMatchObject({
      'content-type': `image/${format}`,
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
    });
    expect(await sharp(response.rawPayload).metadata()).toMatchObject({
      format: decodedFormat,
      width: 320,
      height: 160,
    });
  });

  it('never enlarges the original', async () => {
    expect(await sharp((await get(narrow, '1920.webp')).rawPayload).metadata()).toMatchObject({ width: 400 });
    expect(await sharp((await get(wide, '1920.webp')).rawPayload).metadata()).toMatchObject({ width: 1600 });
  });

  it('renders a variant once for simultaneous requests and caches it', async () => {
    const responses = await Promise.all(Array.from({ length: 8 }, () => get(wide, '640.webp')));
    for (const { rawPayload } of responses)
      expect(rawPayload.equals(responses[0]?.rawPayload ?? Buffer.alloc(0))).toBe(true);
    await getFinal(wide, '640.webp');
    expect((await cachedFiles(wide)).filter((name) => name.startsWith('640.webp'))).toEqual(['640.webp']);
  });

  it('serves a cached variant without reading the original', async () => {
    const first = await getFinal(wide, '480.webp');
    const source = eq(pictureSources.pictureId, wide);
    const [stored] = await backend.database.select().from(pictureSources).where(source);
    await backend.database
      .update(pictureSources)
      .set({ bytes: Buffer.from('no image') })
      .where(source);
    expect((await get(wide, '480.webp')).rawPayload.equals(first.rawPayload)).toBe(true);
    expect((await get(wide, '480.jpeg')).statusCode).toBe(500);
    await backend.database.update(pictureSources).set({ bytes: stored?.bytes }).where(source);
    expect((await get(wide, '480.jpeg')).statusCode).toBe(200);
  });

  it('prepares card and gallery sizes up to the width of the original', async () => {
    await prepareImageVariants(backend, wide);
    await prepareImageVariants(backend, narrow);
    await prepareImageVariants(backend, unknown);
    const avif = async (id: string) => (await cachedFiles(id)).filter((name) => name.endsWith('.avif'));
    expect(await avif(wide)).toEqual(['1280.avif', '320.avif', '480.avif', '750.avif', '960.avif']);
    expect(await avif(narrow)).toEqual(['320.avif']);
    expect(await sharp((await get(wide, '480.avif')).rawPayload).metadata()).toMatchObject({ width: 480, height: 240 });
  });

  it.each([
    [wide, '321.avif'],
    [wide, '320.png'],
    [wide, '320.avif.webp'],
    [wide, '..%2f..%2fsecret'],
    [unknown, '320.avif'],
    ['not-an-id', '320.avif'],
  ])('responds 404 to %s/%s', async (id, file) => {
    expect((await get(id, file)).statusCode).toBe(404);
  });
});
