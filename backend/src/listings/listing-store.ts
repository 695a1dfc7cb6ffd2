import { and, asc, desc, eq, gt, inArray, isNull, or, type SQL, sql } from 'drizzle-orm';
import { publicStatuses } from 'shared-contract/listing/listing-status';
import type { Database } from '../database/database.ts';
import { firstRow } from '../database/single-row.ts';
import { featureCategories, featureColumns, features } from '../feature-categories/feature-category-table.ts';
import type { Owner } from '../http/route.ts';
import { listingOpens } from '../listing-opens/listing-open-table.ts';
import { openColumns } from '../listing-opens/open-columns.ts';
import { orders } from '../orders/order-table.ts';
import { isOwn, type OwnerScope, type Paged, paged, type ReadScope, updateOwn } from '../owned-rows/owned-rows.ts';
import { pictures } from '../pictures/picture-table.ts';
import { properties } from '../properties/property-table.ts';
import { storeInSearch } from '../search-documents/store-in-search.ts';
import { listingAssets } from './listing-asset-table.ts';
import type { ListingRow } from './listing-resource.ts';
import { listingColumns, pictureColumns, propertyColumns, type SummaryRow } from './listing-row.ts';
import { listings } from './listing-table.ts';

/** Owners see their listings in every status. Others see only active, under offer, sold and leased listings. */
const isVisibleTo = (reader: Owner | null): SQL | undefined =>
  or(inArray(listings.status, publicStatuses), reader ? eq(listings.ownerId, reader.id) : undefined);

export async function isReadable(database: Database, reader: Owner | null, id: string): Promise<boolean> {
  const [row] = await database
    .select({ id: listings.id })
    .from(listings)
    .where(and(eq(listings.id, id), isVisibleTo(reader)));
  return row !== undefined;
}

export async function findListing(
  database: Database,
  reader: Owner | null,
  id: string,
  now: Date,
): Promise<ListingRow | null> {
  const { description, bondCents, featureIds, contactName, contactEmail, contactPhone } = listings;
  const columns = { ...listingColumns, description, bondCents, featureIds, contactName, contactEmail, contactPhone };
  const [row] = await database
    .select({ listing: columns, property: propertyColumns, advertiserPhoto: pictureColumns })
    .from(listings)
    .innerJoin(properties, eq(properties.id, listings.propertyId))
    .leftJoin(pictures, eq(pictures.profileUserId, listings.ownerId))
    .where(and(eq(listings.id, id), isVisibleTo(reader)));
  if (!row) return null;
  return {
    ...row,
    assets: await findVisibleAssets(database, id),
    opens: await findOpens(database, id, now),
    features: await findFeatureNames(database, row.listing.featureIds),
    activeOrder: reader && (await findActiveOrder(database, reader, id)),
  };
}

function findVisibleAssets(database: Database, listingId: string) {
  const { id, kind, fileName, isPublic, likeness, hasText, position, removedAt } = listingAssets;
  return database
    .select({ id, kind, fileName, isPublic, likeness, hasText, picture: pictureColumns })
    .from(listingAssets)
    .leftJoin(pictures, eq(pictures.id, listingAssets.pictureId))
    .where(and(eq(listingAssets.listingId, listingId), isNull(removedAt)))
    .orderBy(asc(position), asc(id));
}

function findOpens(database: Database, listingId: string, now: Date) {
  return database
    .select(openColumns(now))
    .from(listingOpens)
    .where(eq(listingOpens.listingId, listingId))
    .orderBy(asc(listingOpens.startAt), asc(listingOpens.id));
}

export async function findFeatureNames(database: Database, ids: string[]) {
  if (ids.length === 0) return [];
  return database
    .select({ name: features.name, category: featureCategories.name })
    .from(features)
    .innerJoin(featureCategories, eq(featureCategories.id, features.categoryId))
    .where(inArray(features.id, ids))
    .orderBy(asc(featureCategories.position), asc(features.position));
}

async function findActiveOrder(database: Database, owner: Owner, listingId: string): Promise<string | null> {
  const [order] = await database
    .select({ id: orders.id })
    .from(orders)
    .where(isOwn(orders, owner, { listingId, status: 'initiated' }));
  return order ? `/api/orders/${order.id}` : null;
}

/** Returns the owner's listings, newest first. */
export function findListings(
  { database, owner, now }: OwnerScope,
  filter: { propertyId?: string | undefined } = {},
): Paged<SummaryRow> {
  const where = isOwn(listings, owner, filter);
  const { startAt, endAt } = listingOpens;
  const nextOpen = database
    .select({ startAt, endAt })
    .from(listingOpens)
    .where(and(eq(listingOpens.listingId, listings.id), gt(endAt, now)))
    .orderBy(asc(startAt))
    .limit(1)
    .as('next_open');
  return paged(
    () => database.$count(listings, where),
    () =>
      database
        .select({
          listing: listingColumns,
          property: propertyColumns,
          picture: pictureColumns,
          nextOpen: { startAt: nextOpen.startAt, endAt: nextOpen.endAt },
        })
        .from(listings)
        .innerJoin(properties, eq(properties.id, listings.propertyId))
        .leftJoin(pictures, eq(pictures.id, listings.pictureId))
        .leftJoinLateral(nextOpen, sql`true`)
        .where(where)
        .orderBy(desc(listings.createdAt), asc(listings.id)),
  );
}

/** Locks the listing until the transaction ends. Returns it with its property, which the validation rules need. */
export function lockListing({ database, owner }: ReadScope, id: string) {
  const query = database
    .select({ listing: listings, property: properties })
    .from(listings)
    .innerJoin(properties, eq(properties.id, listings.propertyId));
  return firstRow(query.where(isOwn(listings, owner, { id })).for('update', { of: listings }));
}

export async function updateListing(
  scope: OwnerScope,
  id: string,
  changes: Partial<typeof listings.$inferInsert>,
): Promise<void> {
  await updateOwn(scope, listings, id, changes);
  await storeInSearch(scope.database, [id], scope.now);
}

/** Returns those of the features with these ids that exist. */
export async function findFeatures(database: Database, ids: readonly string[]) {
  if (ids.length === 0) return [];
  return database
    .select(featureColumns)
    .from(features)
    .where(inArray(features.id, [...ids]));
}
