import { and, asc, eq, isNull, ne } from 'drizzle-orm';
import type { Listing } from 'shared-contract/listing/listing';
import { pictureAddress, pictureWidths } from 'shared-contract/picture/picture';
import type { Database } from '../database/database.ts';
import { notFound } from '../http/problem.ts';
import type { Owner } from '../http/route.ts';
import { listingAssets } from '../listings/listing-asset-table.ts';
import { listings } from '../listings/listing-table.ts';
import type { ExportedListing } from './reaxml-listing.ts';
import type { ExportedPicture } from './reaxml-pictures.ts';
import { reaxmlTime } from './reaxml-times.ts';

/** Portals download the largest size. */
const largestWidth = Math.max(...pictureWidths);

export async function findExportedListing(
  database: Database,
  owner: Owner,
  listing: Listing,
  publicOrigin: string,
): Promise<ExportedListing> {
  const [row] = await database
    .select({ changedAt: listings.updatedAt })
    .from(listings)
    .where(and(eq(listings.id, listing.id), eq(listings.ownerId, owner.id)));
  if (!row) throw notFound();
  const pictures = await findExportedPictures(database, owner, listing, publicOrigin);
  return { listing, ...row, pictures };
}

async function findExportedPictures(
  database: Database,
  owner: Owner,
  { id, property }: Listing,
  publicOrigin: string,
): Promise<ExportedPicture[]> {
  const assets = await database
    .select({ kind: listingAssets.kind, pictureId: listingAssets.pictureId, changedAt: listingAssets.updatedAt })
    .from(listingAssets)
    .where(
      and(
        eq(listingAssets.listingId, id),
        eq(listingAssets.ownerId, owner.id),
        isNull(listingAssets.removedAt),
        ne(listingAssets.kind, 'document'),
      ),
    )
    .orderBy(asc(listingAssets.position), asc(listingAssets.id));
  return assets.flatMap(({ kind, pictureId, changedAt }) => {
    if (kind === 'document' || pictureId === null) return [];
    const url = publicOrigin + pictureAddress(pictureId, largestWidth, 'jpeg');
    return [{ kind, url, modTime: reaxmlTime(changedAt, property.timeZone) }];
  });
}
