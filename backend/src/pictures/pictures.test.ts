import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { type TestBackend, testBackend } from '../testing/test-backend.ts';
import { atMost } from './at-most.ts';
import { drawingMediaType } from './drawing-media-type.ts';
import { laddersOf } from './picture-ladders.ts';
import { pictureSources, pictures } from './picture-table.ts';
import type { Rung } from './rung.ts';

const wide = '3f6c1a52-0000-4000-8000-000000000001';
const drawn = '3f6c1a52-0000-4000-8000-000000000003';
const narrow = '3f6c1a52-0000-4000-8000-000000000002';

const drawing = (width: number) =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${width / 2}"><rect width="${width}" height="${width}" fill="#c00"/></svg>`,
  );

describe('pictures', () => {
  let backend: TestBackend;
  let dataFolder: string;

  beforeAll(async () => {
    dataFolder = await mkdtemp(join(tmpdir(), 'verandah-pictures-'));
    backend = await testBackend({ dataFolder });
    await backend.database.insert(pictures).values([
      { id: wide, width: 1600, height: 800, alt: 'Red' },
      { id: narrow, width: 400, height: 200, alt: 'Small' },
      { id: drawn, width: 1600, height: 1067, alt: 'Drawn' },
    ]);
    const jpeg = await sharp(drawing(400)).jpeg().toBuffer();
    await backend.database.insert(pictureSources).values([
      { pictureId: wide, mediaType: 'image/svg+xml', bytes: drawing(1600) },
      { pictureId: narrow, mediaType: 'image/jpeg', bytes: jpeg },
      { pictureId: drawn, mediaType: drawingMediaType, bytes: Buffer.from('modern/0') },
    ]);
  });
  afterAll(async () => {
    await backend.close();
    await rm(dataFolder, { recursive: true });
  });

  const get = (id: string, file: string) => backend.inject({ method: 'GET', url: `/api/pictures/${id}/${file}` });

  it.each([
    ['avif', 'heif'],
    ['webp', 'webp'],
    ['jpeg', 'jpeg'],
  ])('serves %s in the asked width, immutable and not to be sniffed', async (format, known) => {
    const answer = await get(wide, `320.${format}`);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers).toMatchObject({
      'content-type': `image/${format}`,
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
    });
    expect(await sharp(answer.rawPayload).metadata()).toMatchObject({ format: known, width: 320, height: 160 });
  });

  it('never makes a picture larger than its source', async () => {
    expect(await sharp((await get(narrow, '1920.webp')).rawPayload).metadata()).toMatchObject({ width: 400 });
    expect(await sharp((await get(wide, '1920.webp')).rawPayload).metadata()).toMatchObject({ width: 1600 });
  });

  it('draws what is stored as a drawing', async () => {
    const { rawPayload } = await get(drawn, '320.webp');
    const { width, height } = await sharp(rawPayload).metadata();
    expect(width).toBe(320);
    // Rounded where it is rasterised and where it is made smaller.
    expect(Math.abs(height - (320 * 1067) / 1600)).toBeLessThan(1);
    const { channels } = await sharp(rawPayload).stats();
    for (const channel of channels) expect(channel.stdev).toBeGreaterThan(20);
  });

  it('draws once for all files up to the common width', async () => {
    const source = (bytes: string) =>
      backend.database
        .update(pictureSources)
        .set({ bytes: Buffer.from(bytes) })
        .where(eq(pictureSources.pictureId, drawn));
    await source('no such drawing');
    expect(await sharp((await get(drawn, '640.jpeg')).rawPayload).metadata()).toMatchObject({ width: 640 });
    expect((await get(drawn, '1280.jpeg')).statusCode).toBe(500);
    await source('modern/0');
    expect(await sharp((await get(drawn, '1280.jpeg')).rawPayload).metadata()).toMatchObject({ width: 1280 });
  });

  it('makes a file once, however many ask for it at the same time, and keeps it', async () => {
    const answers = await Promise.all(Array.from({ length: 8 }, () => get(wide, '640.webp')));
    const [first] = answers;
    for (const answer of answers) expect(answer.rawPayload.equals(first?.rawPayload ?? Buffer.alloc(0))).toBe(true);
    const kept = await readdir(join(dataFolder, 'pictures', wide));
    expect(kept.filter((name) => name.startsWith('640.webp'))).toEqual(['640.webp']);
  });

  it('makes several files of a picture beforehand, as they would be made alone', async () => {
    const { fill } = laddersOf(backend.database, dataFolder);
    const rungs = [480, 960, 1920].map((width) => ({ width, format: 'avif' as const })) as Rung[];
    await fill(drawn, rungs);
    const kept = (await readdir(join(dataFolder, 'pictures', drawn))).filter((name) => name.endsWith('.avif'));
    // None that is wider than the picture: its name would promise what it is not.
    expect(kept.sort()).toEqual(['480.avif', '960.avif']);
    expect(await sharp((await get(drawn, '480.avif')).rawPayload).metadata()).toMatchObject({
      width: 480,
      height: 320,
    });
    await fill('3f6c1a52-0000-4000-8000-00000000dead', rungs);
  });

  it.each([
    [wide, '321.avif'],
    [wide, '320.png'],
    [wide, '320.avif.webp'],
    [wide, '..%2f..%2fsecret'],
    ['3f6c1a52-0000-4000-8000-00000000dead', '320.avif'],
    ['not-an-id', '320.avif'],
  ])('answers 404 to %s/%s', async (id, file) => {
    expect((await get(id, file)).statusCode).toBe(404);
  });
});

describe('atMost', () => {
  it('runs no more than its limit at once and lets everybody through', async () => {
    const inTurn = atMost(2);
    let running = 0;
    let most = 0;
    const work = async () => {
      running += 1;
      most = Math.max(most, running);
      await Promise.resolve();
      running -= 1;
      if (most === 99) throw new Error();
    };
    await Promise.all(Array.from({ length: 9 }, () => inTurn(work)));
    expect(most).toBe(2);
    await expect(inTurn(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
    await expect(inTurn(async () => 'next')).resolves.toBe('next');
  });

  it('lets what is for later wait for everybody else', async () => {
    const inTurn = atMost(1);
    const order: string[] = [];
    const work = (name: string) => async () => void order.push(name);
    await Promise.all([
      inTurn(work('first')),
      inTurn(work('later'), true),
      inTurn(work('second')),
      inTurn(work('third')),
    ]);
    expect(order).toEqual(['first', 'second', 'third', 'later']);
  });
});
