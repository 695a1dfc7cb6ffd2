import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { listingsPerPage } from 'shared-contract/search/listing-search';
import { type TestBackend, testBackend } from '../testing/test-backend.ts';
import { findFirstPictures } from './find-first-pictures.ts';

const ownerId = randomUUID();
const now = new Date('2026-11-22T00:00:00Z');
const publishedOn = (day: number) => new Date(Date.UTC(2026, 10, day));

describe('the pictures that the first visitors see', () => {
  let backend: TestBackend;
  let newest: string | null;
  let oldWarehouse: string | null;
  beforeAll(async () => {
    backend = await testBackend();
    const warehouse = { publishedAt: publishedOn(1), property: { propertyType: 'Commercial' as const } };
    oldWarehouse = (await backend.insert.listing({ ownerId, photos: 2, ...warehouse })).pictureId;
    for (let home = 1; home < listingsPerPage; home += 1)
      await backend.insert.listing({ ownerId, publishedAt: publishedOn(2) });
    newest = (await backend.insert.listing({ ownerId, photos: 6, publishedAt: publishedOn(3) })).pictureId;
    await backend.insert.listing({ ownerId, photos: 2, publishedAt: publishedOn(4), status: 'draft' });
  });
  afterAll(() => backend.close());

  it('finds the card of the newest listing first, then the first page of every property type, then galleries', async () => {
    const found = [...(await findFirstPictures(backend.database, now))];
    expect(found[0]).toBe(newest);
    expect(found[1]).toBe(oldWarehouse);
    // The newest listing has six photos: its gallery shows four more than the card.
    expect(found).toHaveLength(6);
  });

  it('become a job each, once', async () => {
    for (let run = 0; run < 2; run += 1) {
      await backend.boss.send('first-images');
      await backend.runQueue('first-images');
    }
    const jobs = await backend.boss.findJobs<{ pictureId: string }>('image-variants');
    const found = await findFirstPictures(backend.database, now);
    expect(new Set(jobs.map(({ data }) => data.pictureId))).toEqual(found);
    expect(jobs).toHaveLength(found.size);
  });
});
