import { and, asc, eq, isNull, or, sql } from 'drizzle-orm';
import type { ListingAssetKind } from 'shared-contract/listing/listing-asset-kind';
import type { Database } from '../database/database.ts';
import { storedRow } from '../database/stored-row.ts';
import type { Owner } from '../http/route.ts';
import { listingAssets } from '../listings/listing-asset-table.ts';
import { pictureColumns } from '../listings/listing-row.ts';
import { listings } from '../listings/listing-table.ts';
import { pictureSources, pictures } from '../pictures/picture-table.ts';
import type { SanitizedPhoto } from '../pictures/sanitize-photo.ts';
import { properties } from '../properties/property-table.ts';
import { storeInSearch } from '../search-documents/store-in-search.ts';

export type AssetRow = Awaited<ReturnType<typeof findAssets>>[number];
type Asset = typeof listingAssets.$inferSelect;

/** Returns the assets of a listing in display order, without removed ones. */
export function findAssets(database: Database, owner: Owner, listingId: string) {
  return database
    .select({ asset: listingAssets, picture: pictureColumns })
    .from(listingAssets)
    .leftJoin(pictures, eq(pictures.id, listingAssets.pictureId))
    .where(
      and(eq(listingAssets.listingId, listingId), eq(listingAssets.ownerId, owner.id), isNull(listingAssets.removedAt)),
    )
    .orderBy(asc(listingAssets.kind), asc(listingAssets.position), asc(listingAssets.id));
}

export async function isOwnListing(database: Database, owner: Owner, id: string): Promise<boolean> {
  const [row] = await database
    .select({ id: listings.id })
    .from(listings)
    .where(and(eq(listings.id, id), eq(listings.ownerId, owner.id)));
  return row !== undefined;
}

/** Returns an asset, also when it was removed. */
export async function findAsset(database: Database, owner: Owner, id: string): Promise<Asset | null> {
  const [row] = await database
    .select()
    .from(listingAssets)
    .where(and(eq(listingAssets.id, id), eq(listingAssets.ownerId, owner.id)));
  return row ?? null;
}

/** Returns a document that its owner has published. */
export async function findPublicDocument(database: Database, id: string): Promise<Asset | null> {
  const [row] = await database
    .select()
    .from(listingAssets)
    .where(
      and(
        eq(listingAssets.id, id),
        eq(listingAssets.kind, 'document'),
        eq(listingAssets.isPublic, true),
        isNull(listingAssets.removedAt),
      ),
    );
  return row ?? null;
}

export async function insertPicture(database: Database, photo: SanitizedPhoto, alt: string): Promise<string> {
  const id = crypto.randomUUID();
  const { width, height, mediaType, bytes } = photo;
  await database.insert(pictures).values({ id, width, height, alt });
  await database.insert(pictureSources).values({ pictureId: id, mediaType, bytes });
  return id;
}

export async function insertAsset(
  database: Database,
  owner: Owner,
  values: Omit<typeof listingAssets.$inferInsert, 'ownerId'>,
): Promise<string> {
  const rows = await database
    .insert(listingAssets)
    .values({ ...values, ownerId: owner.id })
    .returning({ id: listingAssets.id });
  return storedRow(rows, 'asset').id;
}

export async function updateAsset(
  database: Database,
  owner: Owner,
  id: string,
  changes: { removedAt?: Date | null; isPublic?: boolean },
  now: Date,
): Promise<void> {
  await database
    .update(listingAssets)
    .set({ ...changes, version: sql`${listingAssets.version} + 1`, updatedAt: now })
    .where(and(eq(listingAssets.id, id), eq(listingAssets.ownerId, owner.id)));
}

/** Stores the order of the assets of one kind. Positions count from 1 without gaps. */
export async function writeOrder(database: Database, owner: Owner, ids: readonly string[]): Promise<void> {
  for (const [index, id] of ids.entries()) {
    await database
      .update(listingAssets)
      .set({ position: index + 1 })
      .where(and(eq(listingAssets.id, id), eq(listingAssets.ownerId, owner.id)));
  }
}

/**
 * Updates the picture of the listing's card after a change of photos, and that of the property if it has no other. Does
 * not change the listing's version, because a new photo does not conflict with an edit of its text.
 */
export async function updateMainPhoto(database: Database, owner: Owner, listingId: string, now: Date): Promise<void> {
  const photos = (await findAssets(database, owner, listingId)).filter(({ asset }) => asset.kind === 'photo');
  const main = photos[0]?.asset.pictureId ?? null;
  const mine = and(eq(listings.id, listingId), eq(listings.ownerId, owner.id));
  const [before] = await database
    .select({ pictureId: listings.pictureId, propertyId: listings.propertyId })
    .from(listings)
    .where(mine);
  await database.update(listings).set({ pictureId: main, pictureCount: photos.length }).where(mine);
  await storeInSearch(database, [listingId], now);
  if (!before) return;
  const wasItsOwn = before.pictureId === null ? undefined : eq(properties.pictureId, before.pictureId);
  await database
    .update(properties)
    .set({ pictureId: main })
    .where(
      and(
        eq(properties.id, before.propertyId),
        eq(properties.ownerId, owner.id),
        or(isNull(properties.pictureId), wasItsOwn),
      ),
    );
}

/** Returns the ids with one of them moved to a position, which counts from 1. */
export function moveTo(ids: readonly string[], moved: string, position: number): string[] {
  const others = ids.filter((id) => id !== moved);
  return others.toSpliced(position - 1, 0, moved);
}

export const filterByKind = (rows: readonly AssetRow[], kind: ListingAssetKind) =>
  rows.filter(({ asset }) => asset.kind === kind);
