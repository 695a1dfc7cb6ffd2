import { and, desc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { OwnershipStatus } from 'shared-contract/property/ownership-document';
import type { PropertyTypeName } from 'shared-contract/property/property';
import type { Database } from '../database/database.ts';
import { storedRow } from '../database/stored-row.ts';
import { itemsPerPage, pageRange } from '../http/parameters.ts';
import type { Owner } from '../http/route.ts';
import { listings } from '../listings/listing-table.ts';
import { ownershipDocuments } from '../ownership-documents/ownership-document-table.ts';
import { pictures } from '../pictures/picture-table.ts';
import { properties } from './property-table.ts';

type PropertyRecord = typeof properties.$inferSelect;

export type PropertyRow = {
  property: PropertyRecord;
  picture: { id: string; width: number; height: number; alt: string } | null;
  currentListing: { id: string; type: 'sale' | 'lease' | 'both'; status: string; headline: string } | null;
  listingIds: string[];
  ownershipDocuments: { id: string; status: OwnershipStatus }[];
};

export type PropertyFilter = {
  propertyType?: PropertyTypeName | undefined;
  /** Parts of the address in any order, such as `3121 brid`. */
  address?: string | undefined;
};

export async function findProperties(
  database: Database,
  owner: Owner,
  page: number,
  filter: PropertyFilter = {},
  perPage = itemsPerPage,
): Promise<{ rows: PropertyRow[]; total: number }> {
  const { limit, offset } = pageRange(page, perPage);
  const where = filterCondition(owner, filter);
  const records = await database
    .select({ property: properties, picture: pictureColumns })
    .from(properties)
    .leftJoin(pictures, eq(pictures.id, properties.pictureId))
    .where(where)
    .orderBy(desc(properties.createdAt), properties.id)
    .limit(limit)
    .offset(offset);
  const total = await database.$count(properties, where);
  return { rows: await withListings(database, records), total };
}

export async function findProperty(database: Database, owner: Owner, id: string): Promise<PropertyRow | null> {
  const records = await database
    .select({ property: properties, picture: pictureColumns })
    .from(properties)
    .leftJoin(pictures, eq(pictures.id, properties.pictureId))
    .where(and(eq(properties.id, id), eq(properties.ownerId, owner.id)));
  const [row] = await withListings(database, records);
  return row ?? null;
}

const fullAddress = sql`concat_ws(' ', ${properties.streetAddress}, ${properties.suburb}, ${properties.state}, ${properties.postcode})`;

function filterCondition(owner: Owner, { propertyType, address = '' }: PropertyFilter): SQL | undefined {
  const words = address.split(/[\s,]+/).filter((word) => word !== '');
  return and(
    eq(properties.ownerId, owner.id),
    propertyType === undefined ? undefined : eq(properties.propertyType, propertyType),
    ...words.map((word) => sql`strpos(lower(${fullAddress}), lower(${word})) > 0`),
  );
}

/** Locks the row until the transaction ends, so that the version that was checked is the one that is changed. */
export async function lockProperty(database: Database, owner: Owner, id: string): Promise<PropertyRecord | null> {
  const [record] = await database
    .select()
    .from(properties)
    .where(and(eq(properties.id, id), eq(properties.ownerId, owner.id)))
    .for('update');
  return record ?? null;
}

export async function insertProperty(
  database: Database,
  owner: Owner,
  values: Omit<typeof properties.$inferInsert, 'ownerId'>,
): Promise<string> {
  const rows = await database
    .insert(properties)
    .values({ ...values, ownerId: owner.id })
    .returning({ id: properties.id });
  return storedRow(rows, 'property').id;
}

export async function updateProperty(
  database: Database,
  owner: Owner,
  id: string,
  changes: Partial<typeof properties.$inferInsert>,
  now: Date,
): Promise<void> {
  await database
    .update(properties)
    .set({ ...changes, version: sql`${properties.version} + 1`, updatedAt: now })
    .where(and(eq(properties.id, id), eq(properties.ownerId, owner.id)));
}

const pictureColumns = { id: pictures.id, width: pictures.width, height: pictures.height, alt: pictures.alt };

const mostCurrentFirst = sql`array_position(
  array['active', 'underOffer', 'pendingReview', 'draft', 'sold', 'leased', 'withdrawn', 'offmarket'], ${listings.status}
), ${listings.createdAt} desc, ${listings.id}`;

/** Adds the listings of each property. The current listing is the most advanced one, and of equal ones the newest. */
async function withListings(
  database: Database,
  records: { property: PropertyRecord; picture: PropertyRow['picture'] }[],
): Promise<PropertyRow[]> {
  if (records.length === 0) return [];
  const ids = records.map(({ property }) => property.id);
  const found = await database
    .select({
      id: listings.id,
      propertyId: listings.propertyId,
      type: listings.type,
      status: listings.status,
      headline: listings.headline,
    })
    .from(listings)
    .where(inArray(listings.propertyId, ids))
    .orderBy(mostCurrentFirst);
  const documents = await database
    .select({
      id: ownershipDocuments.id,
      propertyId: ownershipDocuments.propertyId,
      status: ownershipDocuments.status,
    })
    .from(ownershipDocuments)
    .where(inArray(ownershipDocuments.propertyId, ids))
    .orderBy(desc(ownershipDocuments.createdAt));
  const byProperty = Map.groupBy(found, ({ propertyId }) => propertyId);
  return records.map(({ property, picture }) => {
    const own = byProperty.get(property.id) ?? [];
    const [first] = own.filter(({ status }) => isCurrent.has(status));
    return {
      property,
      picture,
      currentListing: first ? { id: first.id, type: first.type, status: first.status, headline: first.headline } : null,
      listingIds: own.map(({ id }) => id),
      ownershipDocuments: documents
        .filter(({ propertyId }) => propertyId === property.id)
        .map(({ id, status }) => ({ id, status })),
    };
  });
}

const isCurrent = new Set(['active', 'underOffer', 'pendingReview', 'draft']);
