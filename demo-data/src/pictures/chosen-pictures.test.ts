import { describe, expect, it } from '@jest/globals';
import { colourPreview, differenceHash } from 'backend/photos';
import { likenessDistance } from 'backend/tables';
import { buildDataset } from '../dataset/build-dataset.ts';
import { fullSize } from '../load-demo-data.ts';
import { allPictures } from './catalogue.ts';
import { readOriginal } from './originals.ts';

const dataset = buildDataset(new Date('2026-11-21T02:30:00Z'), fullSize);
const pictureOf = new Map(allPictures.map((picture) => [picture.id, picture]));
const propertyOf = new Map(dataset.properties.map((property) => [property.id, property]));
const suburbOf = ({ propertyId }: { propertyId: string }) => propertyOf.get(propertyId)?.suburbId;
const photosOf = Map.groupBy(
  dataset.listingAssets.filter(({ kind }) => kind === 'photo'),
  ({ listingId }) => listingId,
);
const newestFirst = dataset.listings.toSorted((a, b) => Number(b.publishedAt ?? 0) - Number(a.publishedAt ?? 0));
const inSuburbs = Map.groupBy(newestFirst, suburbOf);

describe('the pictures of the demo listings', () => {
  it('have the preview of their originals', async () => {
    for (const { file, preview } of allPictures.slice(0, 20)) {
      expect([file, preview]).toEqual([file, await colourPreview(await readOriginal(file))]);
    }
  });

  it('give the covers of one suburb a difference hash distance of at least 10', async () => {
    const hashes = new Map<string, string>();
    for (const id of new Set(dataset.listings.flatMap(({ pictureId }) => pictureId ?? []))) {
      const hash = await differenceHash(await readOriginal(pictureOf.get(id)?.file ?? ''));
      expect([id, hash]).toEqual([id, pictureOf.get(id)?.likeness]);
      hashes.set(id, hash);
    }
    for (const listings of inSuburbs.values()) {
      const covers = listings.map(({ pictureId }) => hashes.get(pictureId ?? '') ?? '');
      const distances = covers.flatMap((cover, index) =>
        covers.slice(index + 1).map((other) => likenessDistance(cover, other)),
      );
      expect(Math.min(...distances, 64)).toBeGreaterThanOrEqual(10);
    }
  });

  it.each(['sale', 'lease'] as const)(
    'are never shared by neighbours in the search results of a suburb (%s)',
    (search) => {
      const found = newestFirst.filter(
        (listing) => listing.status === 'active' && [search, 'both'].includes(listing.type),
      );
      const results = Map.groupBy(
        found,
        (listing) => `${suburbOf(listing)} ${propertyOf.get(listing.propertyId)?.propertyType}`,
      );
      const shared: string[] = [];
      for (const listings of results.values()) {
        for (const [index, { id }] of listings.entries()) {
          const own = new Set(photosOf.get(id)?.map(({ pictureId }) => pictureId));
          for (const { pictureId } of photosOf.get(listings[index + 1]?.id ?? '') ?? [])
            if (own.has(pictureId)) shared.push(`${id} ${pictureOf.get(pictureId ?? '')?.file}`);
        }
      }
      expect(shared).toEqual([]);
    },
  );

  it('differ within a listing, so that no owner is warned about duplicates', () => {
    for (const [listingId, photos] of photosOf) {
      const hashes = photos.map(({ likeness }) => likeness ?? '');
      const distances = hashes.flatMap((hash, index) =>
        hashes.slice(index + 1).map((other) => likenessDistance(hash, other)),
      );
      expect([listingId, Math.min(...distances, 64) > 5]).toEqual([listingId, true]);
    }
  });
});
