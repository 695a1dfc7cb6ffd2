import { and, asc, desc, inArray, isNotNull, notInArray, or, sql } from 'drizzle-orm';
import type { ListingMarkFields } from 'shared-contract/listing/listing-mark';
import { storedRow } from '../database/single-row.ts';
import { listings } from '../listings/listing-table.ts';
import { isOwn, type OwnerScope, type Paged, paged, type ReadScope } from '../owned-rows/owned-rows.ts';
import type { ListingMarkRow } from './listing-mark-resource.ts';
import { isMarked, listingMarks } from './listing-mark-table.ts';

/** Returns the listings that the user has marked, last saved first. */
export function findMarks({ database, owner }: ReadScope): Paged<ListingMarkRow> {
  const where = and(isOwn(listingMarks, owner), isMarked);
  return paged(
    () => database.$count(listingMarks, where),
    () =>
      database
        .select()
        .from(listingMarks)
        .where(where)
        .orderBy(sql`${desc(listingMarks.savedAt)} nulls last`, asc(listingMarks.listingId)),
  );
}

/**
 * Returns those of the listings that the user may mark: the user's own, those that are or were public, and those that
 * the user has marked already. So a mark can be removed after its listing has left the site.
 */
export async function findMarkableListings({ database, owner }: ReadScope, ids: readonly string[]): Promise<string[]> {
  const marked = database.select({ id: listingMarks.listingId }).from(listingMarks).where(isOwn(listingMarks, owner));
  const wasPublic = and(isNotNull(listings.publishedAt), notInArray(listings.status, ['draft', 'pendingReview']));
  const isVisible = or(wasPublic, isOwn(listings, owner), inArray(listings.id, marked));
  const rows = await database
    .select({ id: listings.id })
    .from(listings)
    .where(and(inArray(listings.id, [...ids]), isVisible));
  return rows.map(({ id }) => id);
}

/**
 * Returns the user's marks of these listings, locked until the transaction ends. Creates missing rows first, so that
 * two tabs that mark a listing for the first time wait for each other.
 */
export async function lockMarks({ database, owner }: ReadScope, ids: readonly string[]): Promise<ListingMarkRow[]> {
  if (ids.length === 0) return [];
  // All transactions lock rows in the same order, which prevents deadlocks.
  const rows = [...ids].sort().map((listingId) => ({ ownerId: owner.id, listingId }));
  await database.insert(listingMarks).values(rows).onConflictDoNothing();
  return database
    .select()
    .from(listingMarks)
    .where(and(isOwn(listingMarks, owner), inArray(listingMarks.listingId, [...ids])))
    .orderBy(asc(listingMarks.listingId))
    .for('update');
}

export function updateMark(
  { database, owner, now }: OwnerScope,
  listingId: string,
  { savedAt, hiddenAt, note, noteAt }: ListingMarkFields,
): Promise<ListingMarkRow> {
  const date = (text: string | null) => (text === null ? null : new Date(text));
  const times = { savedAt: date(savedAt), hiddenAt: date(hiddenAt), noteAt: date(noteAt) };
  const update = database
    .update(listingMarks)
    .set({ ...times, note, version: sql`${listingMarks.version} + 1`, updatedAt: now });
  return storedRow(update.where(isOwn(listingMarks, owner, { listingId })).returning(), 'mark');
}
