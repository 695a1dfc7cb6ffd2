import { and, inArray, isNotNull, lt, notInArray, type SQL } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { listingAssets } from '../listings/listing-asset-table.ts';
import { listings } from '../listings/listing-table.ts';
import { pictures } from '../pictures/picture-table.ts';
import { products } from '../products/product-table.ts';
import { properties } from '../properties/property-table.ts';
import { storedFiles } from '../uploads/stored-file-table.ts';

/** How long the owner can restore a removed asset. */
const restorableMs = 24 * 3_600_000;

/** Deletes assets {@link restorableMs} after their removal, with files and pictures that nothing else uses. */
export async function deleteRemovedAssets(database: Database, now: Date): Promise<void> {
  const isExpired = lt(listingAssets.removedAt, new Date(now.getTime() - restorableMs));
  await deleteAssets(database, and(isNotNull(listingAssets.removedAt), isExpired));
}

/** Deletes assets, with the files and pictures that nothing else uses. */
export async function deleteAssets(database: Database, where: SQL | undefined): Promise<void> {
  const deleted = await database
    .delete(listingAssets)
    .where(where)
    .returning({ pictureId: listingAssets.pictureId, fileId: listingAssets.fileId });
  const pictureIds = deleted.flatMap(({ pictureId }) => pictureId ?? []);
  const fileIds = deleted.flatMap(({ fileId }) => fileId ?? []);
  if (fileIds.length > 0) await database.delete(storedFiles).where(inArray(storedFiles.id, fileIds));
  await deleteUnusedPictures(database, pictureIds);
}

/** Deletes those of the pictures that no asset, listing, property or product shows. */
export async function deleteUnusedPictures(database: Database, pictureIds: readonly string[]): Promise<void> {
  if (pictureIds.length === 0) return;
  const shown = [listingAssets, listings, properties, products].map((table) =>
    database
      .select({ id: table.pictureId })
      .from(table)
      .where(inArray(table.pictureId, [...pictureIds])),
  );
  await database
    .delete(pictures)
    .where(and(inArray(pictures.id, [...pictureIds]), ...shown.map((ids) => notInArray(pictures.id, ids))));
}
