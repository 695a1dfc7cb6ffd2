import { and, eq, ne, sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import type { Owner } from '../http/route.ts';
import { listings } from '../listings/listing-table.ts';
import { requireEditable } from '../listings/require-editable.ts';
import { properties } from '../properties/property-table.ts';
import { storeInSearch } from '../search-documents/store-in-search.ts';
import { listingOpens } from './listing-open-table.ts';

/**
 * Returns the time zone of a listing's property. Locks the listing until the transaction ends, so two overlapping open
 * homes cannot be added at the same time.
 * @throws Problem 409 when the listing can no longer be edited
 */
export async function lockListingTimeZone(database: Database, owner: Owner, listingId: string): Promise<string | null> {
  const [row] = await database
    .select({ timeZone: properties.timeZone, status: listings.status })
    .from(listings)
    .innerJoin(properties, eq(properties.id, listings.propertyId))
    .where(and(eq(listings.id, listingId), eq(listings.ownerId, owner.id)))
    .for('update', { of: listings });
  if (!row) return null;
  requireEditable(row.status);
  return row.timeZone;
}

export async function findOpen(database: Database, owner: Owner, id: string) {
  const [row] = await database
    .select()
    .from(listingOpens)
    .where(and(eq(listingOpens.id, id), eq(listingOpens.ownerId, owner.id)));
  return row ?? null;
}

/** The listing's open homes without one of them. */
export function findOtherOpens(database: Database, owner: Owner, listingId: string, exceptId?: string) {
  return database
    .select({ startAt: listingOpens.startAt, endAt: listingOpens.endAt })
    .from(listingOpens)
    .where(
      and(
        eq(listingOpens.listingId, listingId),
        eq(listingOpens.ownerId, owner.id),
        exceptId === undefined ? undefined : ne(listingOpens.id, exceptId),
      ),
    );
}

export async function insertOpen(
  database: Database,
  owner: Owner,
  values: Omit<typeof listingOpens.$inferInsert, 'ownerId'>,
  now: Date,
) {
  const [row] = await database
    .insert(listingOpens)
    .values({ ...values, ownerId: owner.id })
    .returning();
  if (!row) throw new Error('The open home was not stored.');
  await storeInSearch(database, [row.listingId], now);
  return row;
}

export async function updateOpen(
  database: Database,
  owner: Owner,
  id: string,
  span: { startAt: Date; endAt: Date },
  now: Date,
) {
  const [row] = await database
    .update(listingOpens)
    .set({ ...span, version: sql`${listingOpens.version} + 1`, updatedAt: now })
    .where(and(eq(listingOpens.id, id), eq(listingOpens.ownerId, owner.id)))
    .returning();
  if (!row) throw new Error(`The open home ${id} was not stored.`);
  await storeInSearch(database, [row.listingId], now);
  return row;
}

export async function deleteOpen(
  database: Database,
  owner: Owner,
  { id, listingId }: { id: string; listingId: string },
  now: Date,
): Promise<void> {
  await database.delete(listingOpens).where(and(eq(listingOpens.id, id), eq(listingOpens.ownerId, owner.id)));
  await storeInSearch(database, [listingId], now);
}
