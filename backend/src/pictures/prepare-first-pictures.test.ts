import { randomUUID } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { eq, isNotNull } from 'drizzle-orm';
import sharp from 'sharp';
import { listings } from '../listings/listing-table.ts';
import { type TestBackend, testBackend } from '../testing/test-backend.ts';
import type { PictureStorage } from './image-variants.ts';
import { pictureSources, pictures } from './picture-table.ts';
import { prepareFirstPictures } from './prepare-first-pictures.ts';

const ownerId = randomUUID();

describe('prepareFirstPictures', () => {
  let backend: TestBackend;
  let storage: PictureStorage;
  let newestHome: string | null;
  beforeAll(async () => {
    backend = await testBackend();
    storage = { database: backend.database, dataFolder: backend.config.dataFolder };
    const published = (day: number) => new Date(Date.UTC(2026, 10, day));
    await backend.insert.listing({
      ownerId,
      photos: 2,
      publishedAt: published(3),
      property: { propertyType: 'Commercial' },
    });
    await backend.insert.listing({ ownerId, photos: 2, publishedAt: published(1) });
    newestHome = (await backend.insert.listing({ ownerId, photos: 2, publishedAt: published(2) })).pictureId;
    await backend.insert.listing({ ownerId, photos: 2, publishedAt: published(4), status: 'draft' });
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
  /** Aborts when it is read for the given time. */
  const abortAt = (reads: number) => {
    let count = 0;
    return Object.defineProperty(new AbortController().signal, 'aborted', { get: () => ++count === reads });
  };

  it('prepares the card of the newest home first and stops when it is aborted', async () => {
    await prepareFirstPictures(storage, abortAt(2), onError);
    expect(await prepared()).toEqual([newestHome]);
  });

  it('reports a picture that fails and continues with the next one', async () => {
    const [broken] = await backend.database
      .select({ id: listings.pictureId })
      .from(listings)
      .where(isNotNull(listings.pictureId))
      .orderBy(listings.publishedAt)
      .limit(1);
    const source = eq(pictureSources.pictureId, broken?.id ?? '');
    await backend.database
      .update(pictureSources)
      .set({ bytes: Buffer.from('no image') })
      .where(source);
    await prepareFirstPictures(storage, new AbortController().signal, onError);
    expect(failures).toEqual([broken?.id]);
    // Three active listings with two photos each.
    expect(await prepared()).toHaveLength(5);
  });
});
