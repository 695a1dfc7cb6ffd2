import { randomUUID } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { eq } from 'drizzle-orm';
import { listingsPerPage } from 'shared-contract/search/listing-search';
import sharp from 'sharp';
import { type TestBackend, testBackend } from '../testing/test-backend.ts';
import type { PictureStorage } from './image-variants.ts';
import { pictureSources, pictures } from './picture-table.ts';
import { prepareFirstPictures } from './prepare-first-pictures.ts';

const ownerId = randomUUID();
const now = new Date('2026-11-22T00:00:00Z');
const publishedOn = (day: number) => new Date(Date.UTC(2026, 10, day));

describe('prepareFirstPictures', () => {
  let backend: TestBackend;
  let storage: PictureStorage;
  let newest: string | null;
  let oldWarehouse: string | null;
  beforeAll(async () => {
    backend = await testBackend();
    storage = { database: backend.database, dataFolder: backend.config.dataFolder };
    const warehouse = { publishedAt: publishedOn(1), property: { propertyType: 'Commercial' as const } };
    oldWarehouse = (await backend.insert.listing({ ownerId, photos: 2, ...warehouse })).pictureId;
    for (let home = 1; home < listingsPerPage; home += 1)
      await backend.insert.listing({ ownerId, publishedAt: publishedOn(2) });
    newest = (await backend.insert.listing({ ownerId, photos: 6, publishedAt: publishedOn(3) })).pictureId;
    await backend.insert.listing({ ownerId, photos: 2, publishedAt: publishedOn(4), status: 'draft' });
    const photo = { create: { width: 640, height: 400, channels: 3, background: '#0a0' } } as const;
    const bytes = await sharp(photo).jpeg().toBuffer();
    for (const { id } of await backend.database.select().from(pictures))
      await backend.database.insert(pictureSources).values({ pictureId: id, mediaType: 'image/jpeg', bytes });
  });
  afterAll(() => backend.close());

  const failures: string[] = [];
  const onError = (id: string) => failures.push(id);
  beforeEach(() => {
    failures.length = 0;
  });

  const prepared = async () => (await readdir(join(storage.dataFolder, 'pictures'))).sort();
  /** A signal that is aborted from the given read on. */
  const abortAt = (read: number) => {
    let count = 0;
    return Object.defineProperty(new AbortController().signal, 'aborted', { get: () => ++count >= read });
  };

  it('prepares the card of the newest listing first and stops when it is aborted', async () => {
    await prepareFirstPictures(storage, now, abortAt(2), onError);
    expect(await prepared()).toEqual([newest]);
  });

  it('reports a picture that fails and continues with the next one', async () => {
    const source = eq(pictureSources.pictureId, oldWarehouse ?? '');
    const [original] = await backend.database.select().from(pictureSources).where(source);
    await backend.database
      .update(pictureSources)
      .set({ bytes: Buffer.from('no image') })
      .where(source);
    await prepareFirstPictures(storage, now, new AbortController().signal, onError);
    expect(failures).toEqual([oldWarehouse]);
    // The cover and four more photos of the only gallery on the first page.
    expect(await prepared()).toHaveLength(5);
    await backend.database.update(pictureSources).set({ bytes: original?.bytes }).where(source);
  });

  it('prepares the first page of a property type behind a full page of newer listings', async () => {
    await prepareFirstPictures(storage, now, new AbortController().signal, onError);
    expect(failures).toEqual([]);
    expect(await prepared()).toContain(oldWarehouse);
  });
});
