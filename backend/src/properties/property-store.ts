import { and, desc, eq, inArray, isNotNull, isNull, sql } from 'drizzle-orm';
import type { OwnershipStatus } from 'shared-contract/property/ownership-document';
import type { PropertyTypeName } from 'shared-contract/property/property-type';
import type { Database } from '../database/database.ts';
import { type PictureRow, pictureColumns } from '../listings/listing-row.ts';
import { listings } from '../listings/listing-table.ts';
import { completed, isOwn, type Paged, paged, type ReadScope } from '../owned-rows/owned-rows.ts';
import { ownershipDocuments } from '../ownership-documents/ownership-document-table.ts';
import { pictures } from '../pictures/picture-table.ts';
import { properties } from './property-table.ts';

export type PropertyRow = {
  property: typeof properties.$inferSelect;
  picture: PictureRow | null;
  currentListing: { id: string; type: 'sale' | 'lease' | 'both'; status: string; headline: string } | null;
  listingIds: string[];
  ownershipDocuments: { id: string; status: OwnershipStatus }[];
};

export type PropertyFilter = {
  id?: string;
  propertyType?: PropertyTypeName | undefined;
  /** Words of the address, or parts of words, in any order: `3121 brid` finds Bridge Road, Richmond 3121. */
  address?: string | undefined;
  /** True for archived properties only, false for current ones only. */
  archived?: boolean;
};

const fullAddress = sql`concat_ws(' ', ${properties.streetAddress}, ${properties.suburb}, ${properties.state}, ${properties.postcode})`;

/** Returns the user's properties, newest first. */
export function findProperties({ database, owner }: ReadScope, filter: PropertyFilter = {}): Paged<PropertyRow> {
  const { address = '', archived, ...values } = filter;
  const words = address.split(/[\s,]+/).filter((word) => word !== '');
  const where = and(
    isOwn(properties, owner, values),
    archived === undefined ? undefined : archived ? isNotNull(properties.archivedAt) : isNull(properties.archivedAt),
    ...words.map((word) => sql`strpos(lower(${fullAddress}), lower(${word})) > 0`),
  );
  const found = paged(
    () => database.$count(properties, where),
    () =>
      database
        .select({ property: properties, picture: pictureColumns })
        .from(properties)
        .leftJoin(pictures, eq(pictures.id, properties.pictureId))
        .where(where)
        .orderBy(desc(properties.createdAt), properties.id),
  );
  return completed(found, (rows) => withListings(database, rows));
}

/** Sorts listings: those on the market first, then drafts, then ended ones; the latest of a status first. */
export const mostCurrentFirst = sql`array_position(
  array['active', 'underOffer', 'pendingReview', 'draft', 'sold', 'leased', 'withdrawn', 'offmarket'], ${listings.status}
), ${listings.createdAt} desc, ${listings.id}`;

const currentStatuses = new Set(['active', 'underOffer', 'pendingReview', 'draft']);

/**
 * Adds the listings to each property. The current listing is the first in the order of `mostCurrentFirst`. A listing
 * that is sold, leased, withdrawn or off the market is never current.
 */
async function withListings(
  database: Database,
  rows: readonly Pick<PropertyRow, 'property' | 'picture'>[],
): Promise<PropertyRow[]> {
  const ids = rows.map(({ property }) => property.id);
  const { id, propertyId, type, status, headline } = listings;
  const found = await database
    .select({ propertyId, listing: { id, type, status, headline } })
    .from(listings)
    .where(inArray(propertyId, ids))
    .orderBy(mostCurrentFirst);
  const documents = await database
    .select({
      propertyId: ownershipDocuments.propertyId,
      document: { id: ownershipDocuments.id, status: ownershipDocuments.status },
    })
    .from(ownershipDocuments)
    .where(inArray(ownershipDocuments.propertyId, ids))
    .orderBy(desc(ownershipDocuments.createdAt));
  const listingsOf = Map.groupBy(found, (row) => row.propertyId);
  const documentsOf = Map.groupBy(documents, (row) => row.propertyId);
  return rows.map(({ property, picture }) => {
    const own = (listingsOf.get(property.id) ?? []).map(({ listing }) => listing);
    return {
      property,
      picture,
      currentListing: own.find((listing) => currentStatuses.has(listing.status)) ?? null,
      listingIds: own.map((listing) => listing.id),
      ownershipDocuments: (documentsOf.get(property.id) ?? []).map(({ document }) => document),
    };
  });
}
