import { and, asc, desc, eq, sql } from 'drizzle-orm';
import { maxSavedSearches, searchKey } from 'shared-contract/search/saved-search';
import type { Database } from '../database/database.ts';
import { storedRow } from '../database/stored-row.ts';
import type { Owner } from '../http/route.ts';
import type { SavedSearchRow } from './saved-search-resource.ts';
import { savedSearches } from './saved-search-table.ts';

/** Returns the user's saved searches, newest first. */
export function findSavedSearches(
  database: Database,
  owner: Owner,
  { limit, offset } = { limit: maxSavedSearches, offset: 0 },
): Promise<SavedSearchRow[]> {
  return database
    .select()
    .from(savedSearches)
    .where(eq(savedSearches.ownerId, owner.id))
    .orderBy(desc(savedSearches.createdAt), asc(savedSearches.id))
    .limit(limit)
    .offset(offset);
}

export function countSavedSearches(database: Database, owner: Owner): Promise<number> {
  return database.$count(savedSearches, eq(savedSearches.ownerId, owner.id));
}

export async function lockSavedSearch(database: Database, owner: Owner, id: string): Promise<SavedSearchRow | null> {
  const [row] = await database
    .select()
    .from(savedSearches)
    .where(and(eq(savedSearches.ownerId, owner.id), eq(savedSearches.id, id)))
    .for('update');
  return row ?? null;
}

type Saved = Pick<SavedSearchRow, 'id' | 'name' | 'search' | 'seenAt'>;

/**
 * Saves a search. For a search that is saved already, keeps the later `seenAt`. Returns null when another search has
 * the id.
 */
export async function insertSavedSearch(
  database: Database,
  owner: Owner,
  saved: Saved,
  now: Date,
): Promise<SavedSearchRow | null> {
  const used = await lockSavedSearch(database, owner, saved.id);
  const key = searchKey(saved.search);
  if (used && used.searchKey !== key) return null;
  const rows = await database
    .insert(savedSearches)
    .values({ ...saved, ownerId: owner.id, searchKey: key, createdAt: now, updatedAt: now })
    .onConflictDoUpdate({
      target: [savedSearches.ownerId, savedSearches.searchKey],
      set: { seenAt: sql`greatest(${savedSearches.seenAt}, excluded.seen_at)` },
    })
    .returning();
  return storedRow(rows, 'search');
}

export async function updateSavedSearch(
  database: Database,
  owner: Owner,
  id: string,
  changes: Partial<Pick<SavedSearchRow, 'name' | 'seenAt'>>,
  now: Date,
): Promise<SavedSearchRow> {
  const [row] = await database
    .update(savedSearches)
    .set({ ...changes, version: sql`${savedSearches.version} + 1`, updatedAt: now })
    .where(and(eq(savedSearches.ownerId, owner.id), eq(savedSearches.id, id)))
    .returning();
  if (!row) throw new Error(`The saved search ${id} went away in the middle of its transaction.`);
  return row;
}

export async function deleteSavedSearch(database: Database, owner: Owner, id: string): Promise<boolean> {
  const deleted = await database
    .delete(savedSearches)
    .where(and(eq(savedSearches.ownerId, owner.id), eq(savedSearches.id, id)))
    .returning({ id: savedSearches.id });
  return deleted.length > 0;
}
