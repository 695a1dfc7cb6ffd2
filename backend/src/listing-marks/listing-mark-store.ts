import { and, asc, desc, eq, inArray, isNotNull, notInArray, or, sql } from 'drizzle-orm';
import { type ListingMarkFields, maxMarks } from 'shared-contract/listing/listing-mark';
import type { Database } from '../database/database.ts';
import type { Owner } from '../http/route.ts';
import { listings } from '../listings/listing-table.ts';
import type { ListingMarkRow } from './listing-mark-resource.ts';
import { isMarked, listingMarks } from './listing-mark-table.ts';

/** Returns the user's marks, the last saved listing first. */
export function findMarks(
  database: Database,
  owner: Owner,
  { limit, offset } = { limit: maxMarks, offset: 0 },
): Promise<ListingMarkRow[]> {
  return database
    .select()
    .from(listingMarks)
    .where(and(eq(listingMarks.ownerId, owner.id), isMarked))
    .orderBy(sql`${desc(listingMarks.savedAt)} nulls last`, asc(listingMarks.listingId))
    .limit(limit)
    .offset(offset);
}

export function countMarks(database: Database, owner: Owner): Promise<number> {
  return database.$count(listingMarks, and(eq(listingMarks.ownerId, owner.id), isMarked));
}

/**
 * Returns the listings that the user may mark: their own, those that are or were public, and those with a mark, so that
 * a mark can be removed after the listing was deleted from the site.
 */
export async function findMarkableListings(
  database: Database,
  owner: Owner,
  ids: readonly string[],
): Promise<string[]> {
  const marked = database
    .select({ id: listingMarks.listingId })
    .from(listingMarks)
    .where(eq(listingMarks.ownerId, owner.id));
  const wasPublic = and(isNotNull(listings.publishedAt), notInArray(listings.status, ['draft', 'pendingReview']));
  const rows = await database
    .select({ id: listings.id })
    .from(listings)
    .where(
      and(inArray(listings.id, [...ids]), or(wasPublic, eq(listings.ownerId, owner.id), inArray(listings.id, marked))),
    );
  return rows.map(({ id }) => id);
}

/**
 * Locks the rows until the transaction ends. Creates missing rows first, so that two tabs that mark a listing for the
 * first time wait for each other.
 */
export async function lockMarks(database: Database, owner: Owner, ids: readonly string[]): Promise<ListingMarkRow[]> {
  if (ids.length === 0) return [];
  // All transactions lock rows in the same order, which prevents deadlocks.
  const rows = [...ids].sort().map((listingId) => ({ ownerId: owner.id, listingId }));
  await database.insert(listingMarks).values(rows).onConflictDoNothing();
  return database
    .select()
    .from(listingMarks)
    .where(and(eq(listingMarks.ownerId, owner.id), inArray(listingMarks.listingId, [...ids])))
    .orderBy(asc(listingMarks.listingId))
    .for('update');
}

export async function updateMark(
  database: Database,
  owner: Owner,
  listingId: string,
  { savedAt, hiddenAt, note, noteAt }: ListingMarkFields,
  now: Date,
): Promise<ListingMarkRow> {
  const date = (text: string | null) => (text === null ? null : new Date(text));
  const [row] = await database
    .update(listingMarks)
    .set({
      savedAt: date(savedAt),
      hiddenAt: date(hiddenAt),
      note,
      noteAt: date(noteAt),
      version: sql`${listingMarks.version} + 1`,
      updatedAt: now,
    })
    .where(and(eq(listingMarks.ownerId, owner.id), eq(listingMarks.listingId, listingId)))
    .returning();
  if (!row) throw new Error(`The mark of ${listingId} went away in the middle of its transaction.`);
  return row;
}
