import { and, asc, eq, gt, inArray, isNotNull, isNull, ne, notExists, sql } from 'drizzle-orm';
import { customerUsers } from '../customer-users/customer-user-table.ts';
import type { Database } from '../database/database.ts';
import { firstRow } from '../database/single-row.ts';
import { listingMarks } from '../listing-marks/listing-mark-table.ts';
import { listingOpens } from '../listing-opens/listing-open-table.ts';
import { listings } from '../listings/listing-table.ts';
import type { ListingState } from './listing-state.ts';
import { shortlistSnapshots } from './shortlist-snapshot-table.ts';

const isShortlisted = and(isNotNull(listingMarks.savedAt), isNull(listingMarks.hiddenAt));

/** Returns the ids of shortlisted listings behind `after`, in order, at most `limit`. */
export async function findShortlisted(database: Database, after: string | undefined, limit: number): Promise<string[]> {
  const rows = await database
    .selectDistinct({ id: listingMarks.listingId })
    .from(listingMarks)
    .where(and(isShortlisted, after === undefined ? undefined : gt(listingMarks.listingId, after)))
    .orderBy(asc(listingMarks.listingId))
    .limit(limit);
  return rows.map(({ id }) => id);
}

/** Deletes snapshots of listings that are on no shortlist any more, so that the next person gets no old changes. */
export async function deleteUnusedSnapshots(database: Database): Promise<void> {
  const marks = database
    .select({ id: listingMarks.listingId })
    .from(listingMarks)
    .where(and(eq(listingMarks.listingId, shortlistSnapshots.listingId), isShortlisted));
  await database.delete(shortlistSnapshots).where(notExists(marks));
}

export async function findSnapshots(database: Database, ids: readonly string[]): Promise<Map<string, ListingState>> {
  const rows = await database
    .select()
    .from(shortlistSnapshots)
    .where(inArray(shortlistSnapshots.listingId, [...ids]));
  return new Map(rows.map(({ listingId, state }) => [listingId, state]));
}

/** Returns the starts of the listings' open homes, in order. */
export async function findOpenStarts(database: Database, ids: readonly string[]): Promise<Map<string, string[]>> {
  const rows = await database
    .select({ listingId: listingOpens.listingId, startAt: listingOpens.startAt })
    .from(listingOpens)
    .where(inArray(listingOpens.listingId, [...ids]))
    .orderBy(asc(listingOpens.startAt), asc(listingOpens.id));
  const starts = new Map<string, string[]>();
  for (const { listingId, startAt } of rows)
    starts.set(listingId, [...(starts.get(listingId) ?? []), startAt.toISOString()]);
  return starts;
}

/** Returns the stored state, locked until the transaction ends; null when there is none yet. */
export async function lockSnapshot(database: Database, listingId: string): Promise<ListingState | null> {
  const isListing = eq(shortlistSnapshots.listingId, listingId);
  const row = await firstRow(database.select().from(shortlistSnapshots).where(isListing).for('update'));
  return row?.state ?? null;
}

export async function storeSnapshot(database: Database, listingId: string, state: ListingState, now: Date) {
  await database
    .insert(shortlistSnapshots)
    .values({ listingId, state, takenAt: now })
    .onConflictDoUpdate({ target: shortlistSnapshots.listingId, set: { state, takenAt: now } });
}

/** Returns the people who shortlisted a listing of another person and want mails about it. */
export function findRecipients(database: Database, listingId: string): Promise<{ ownerId: string; email: string }[]> {
  return database
    .select({ ownerId: customerUsers.id, email: customerUsers.username })
    .from(listingMarks)
    .innerJoin(customerUsers, eq(customerUsers.id, listingMarks.ownerId))
    .innerJoin(listings, eq(listings.id, listingMarks.listingId))
    .where(
      and(
        eq(listingMarks.listingId, listingId),
        isShortlisted,
        eq(customerUsers.shortlistAlerts, true),
        isNull(customerUsers.disabledAt),
        ne(customerUsers.username, ''),
        ne(listings.ownerId, listingMarks.ownerId),
      ),
    );
}

/** Switches the mails about listings on the user's shortlist on or off. */
export async function setShortlistAlerts(database: Database, ownerId: string, isOn: boolean, now: Date): Promise<void> {
  await database
    .update(customerUsers)
    .set({ shortlistAlerts: isOn, updatedAt: now, version: sql`${customerUsers.version} + 1` })
    .where(eq(customerUsers.id, ownerId));
}
