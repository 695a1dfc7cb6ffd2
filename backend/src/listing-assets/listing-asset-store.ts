import { and, asc, eq, isNull, or } from 'drizzle-orm';
import type { ListingAssetKind } from 'shared-contract/listing/listing-asset-kind';
import type { Database } from '../database/database.ts';
import { firstRow } from '../database/single-row.ts';
import { retainFile } from '../file-storage/file-storage.ts';
import { listingAssets } from '../listings/listing-asset-table.ts';
import { pictureColumns } from '../listings/listing-row.ts';
import { listings } from '../listings/listing-table.ts';
import { findOwn, isOwn, type OwnerScope, type ReadScope } from '../owned-rows/owned-rows.ts';
import { pictureSources, pictures } from '../pictures/picture-table.ts';
import type { WrittenPicture } from '../pictures/write-picture.ts';
import { properties } from '../properties/property-table.ts';
import { storeInSearch } from '../search-documents/store-in-search.ts';

export type AssetRow = Awaited<ReturnType<typeof findAssets>>[number];
type Asset = typeof listingAssets.$inferSelect;

/** Returns the assets of a listing in display order, without removed ones. */
export function findAssets({ database, owner }: ReadScope, listingId: string) {
  return database
    .select({ asset: listingAssets, picture: pictureColumns })
    .from(listingAssets)
    .leftJoin(pictures, eq(pictures.id, listingAssets.pictureId))
    .where(isOwn(listingAssets, owner, { listingId, removedAt: null }))
    .orderBy(asc(listingAssets.kind), asc(listingAssets.position), asc(listingAssets.id));
}

/** Returns a document that its owner shows to the public. */
export function findPublicDocument(database: Database, id: string): Promise<Asset | null> {
  const { kind, isPublic, removedAt } = listingAssets;
  const isShown = and(eq(listingAssets.id, id), eq(kind, 'document'), eq(isPublic, true), isNull(removedAt));
  return firstRow(database.select().from(listingAssets).where(isShown));
}

/** Inserts the rows of a written picture. It has the id of its upload. */
export async function insertPicture(
  database: Database,
  { id, picture: { width, height, mediaType, preview } }: WrittenPicture,
  { alt, profileUserId = null }: { alt: string; profileUserId?: string | null },
): Promise<string> {
  await retainFile(database, id);
  await database.insert(pictures).values({ id, width, height, alt, preview, profileUserId });
  await database.insert(pictureSources).values({ pictureId: id, mediaType });
  return id;
}

/** Numbers the assets with these ids from 1, in this order. They are all assets of one kind in a listing. */
export async function writeOrder({ database, owner }: ReadScope, ids: readonly string[]): Promise<void> {
  for (const [index, id] of ids.entries()) {
    const position = index + 1;
    await database
      .update(listingAssets)
      .set({ position })
      .where(isOwn(listingAssets, owner, { id }));
  }
}

/**
 * Makes the first photo the picture of the listing's card, and also of the property, unless the property's picture
 * comes from elsewhere than this listing. The listing's version stays the same, because a new photo does not conflict
 * with an edit of the listing's text.
 */
export async function updateMainPhoto(scope: OwnerScope, listingId: string): Promise<void> {
  const { database, owner, now } = scope;
  const photos = (await findAssets(scope, listingId)).filter(({ asset }) => asset.kind === 'photo');
  const main = photos[0]?.asset.pictureId ?? null;
  const before = await findOwn(scope, listings, listingId);
  const changes = { pictureId: main, pictureCount: photos.length };
  await database
    .update(listings)
    .set(changes)
    .where(isOwn(listings, owner, { id: listingId }));
  await storeInSearch(database, [listingId], now);
  if (!before) return;
  const hasOther = before.pictureId === null ? undefined : eq(properties.pictureId, before.pictureId);
  await database
    .update(properties)
    .set({ pictureId: main })
    .where(and(isOwn(properties, owner, { id: before.propertyId }), or(isNull(properties.pictureId), hasOther)));
}

/** Returns the ids with one of them moved to a position, which counts from 1. */
export function moveTo(ids: readonly string[], moved: string, position: number): string[] {
  const others = ids.filter((id) => id !== moved);
  return others.toSpliced(position - 1, 0, moved);
}

export const filterByKind = (rows: readonly AssetRow[], kind: ListingAssetKind) =>
  rows.filter(({ asset }) => asset.kind === kind);
