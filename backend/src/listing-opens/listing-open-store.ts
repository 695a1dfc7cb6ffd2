import { and, eq, ne } from 'drizzle-orm';
import { listings } from '../listings/listing-table.ts';
import { requireEditable } from '../listings/require-editable.ts';
import { deleteOwn, insertOwn, isOwn, type OwnerScope, type ReadScope, updateOwn } from '../owned-rows/owned-rows.ts';
import { properties } from '../properties/property-table.ts';
import { storeInSearch } from '../search-documents/store-in-search.ts';
import { listingOpens } from './listing-open-table.ts';

type OpenRow = typeof listingOpens.$inferSelect;
type Span = { startAt: Date; endAt: Date };
type BookingSettings = { bookable?: boolean; capacity?: number | null };

/**
 * Locks a listing until the transaction ends, so that two overlapping open homes cannot be added at the same time.
 * Returns the time zone of its property; null when the owner has no such listing.
 * @throws Problem 409 when the listing can no longer be edited
 */
export async function lockListingTimeZone({ database, owner }: ReadScope, listingId: string): Promise<string | null> {
  const [row] = await database
    .select({ timeZone: properties.timeZone, status: listings.status })
    .from(listings)
    .innerJoin(properties, eq(properties.id, listings.propertyId))
    .where(isOwn(listings, owner, { id: listingId }))
    .for('update', { of: listings });
  if (!row) return null;
  requireEditable(row.status);
  return row.timeZone;
}

/** Returns the times of the listing's open homes, without the open home `exceptId`. */
export function findOtherOpens({ database, owner }: ReadScope, listingId: string, exceptId?: string): Promise<Span[]> {
  const { id, startAt, endAt } = listingOpens;
  return database
    .select({ startAt, endAt })
    .from(listingOpens)
    .where(and(isOwn(listingOpens, owner, { listingId }), exceptId === undefined ? undefined : ne(id, exceptId)));
}

export async function insertOpen(
  scope: OwnerScope,
  values: Span & BookingSettings & { listingId: string; timeZone: string },
): Promise<OpenRow> {
  const row = await insertOwn(scope, listingOpens, values);
  await storeInSearch(scope.database, [row.listingId], scope.now);
  return row;
}

export async function updateOpen(scope: OwnerScope, id: string, changes: Span & BookingSettings): Promise<OpenRow> {
  const row = await updateOwn(scope, listingOpens, id, changes);
  await storeInSearch(scope.database, [row.listingId], scope.now);
  return row;
}

export async function deleteOpen(scope: OwnerScope, { id, listingId }: OpenRow): Promise<void> {
  await deleteOwn(scope, listingOpens, id);
  await storeInSearch(scope.database, [listingId], scope.now);
}
