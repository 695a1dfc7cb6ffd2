import { asc } from 'drizzle-orm';
import type { Listing } from 'shared-contract/listing/listing';
import { pictureAddress, pictureWidths } from 'shared-contract/picture/picture';
import { requireFound } from '../http/problem.ts';
import { listingAssets } from '../listings/listing-asset-table.ts';
import { listings } from '../listings/listing-table.ts';
import { findOwn, isOwn, type ReadScope } from '../owned-rows/owned-rows.ts';
import type { ExportedListing } from './reaxml-listing.ts';
import type { ExportedPicture } from './reaxml-pictures.ts';
import { reaxmlTime } from './reaxml-times.ts';

/** The width of the pictures that portals download. */
const largestWidth = Math.max(...pictureWidths);

export async function findExportedListing(
  scope: ReadScope,
  listing: Listing,
  publicOrigin: string,
): Promise<ExportedListing> {
  const { updatedAt } = requireFound(await findOwn(scope, listings, listing.id));
  const pictures = await findExportedPictures(scope, listing, publicOrigin);
  return { listing, changedAt: updatedAt, pictures };
}

async function findExportedPictures(
  { database, owner }: ReadScope,
  { id, property }: Listing,
  publicOrigin: string,
): Promise<ExportedPicture[]> {
  const assets = await database
    .select({ kind: listingAssets.kind, pictureId: listingAssets.pictureId, changedAt: listingAssets.updatedAt })
    .from(listingAssets)
    .where(isOwn(listingAssets, owner, { listingId: id, removedAt: null }))
    .orderBy(asc(listingAssets.position), asc(listingAssets.id));
  return assets.flatMap(({ kind, pictureId, changedAt }) => {
    if (kind === 'document' || pictureId === null) return [];
    const url = publicOrigin + pictureAddress(pictureId, largestWidth, 'jpeg');
    return [{ kind, url, modTime: reaxmlTime(changedAt, property.timeZone) }];
  });
}
