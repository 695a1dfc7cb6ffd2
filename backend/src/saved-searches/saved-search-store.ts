import { asc, desc, sql } from 'drizzle-orm';
import { searchKey } from 'shared-contract/search/saved-search';
import { storedRow } from '../database/single-row.ts';
import { isOwn, lockOwn, type OwnerScope, type Paged, paged, type ReadScope } from '../owned-rows/owned-rows.ts';
import type { SavedSearchRow } from './saved-search-resource.ts';
import { savedSearches } from './saved-search-table.ts';

/** Returns the user's saved searches, newest first. */
export function findSavedSearches({ database, owner }: ReadScope): Paged<SavedSearchRow> {
  const where = isOwn(savedSearches, owner);
  return paged(
    () => database.$count(savedSearches, where),
    () =>
      database.select().from(savedSearches).where(where).orderBy(desc(savedSearches.createdAt), asc(savedSearches.id)),
  );
}

type Saved = Pick<SavedSearchRow, 'id' | 'name' | 'search' | 'seenAt'>;

/**
 * Saves a search. When the user has saved the same search before, only sets `seenAt` to the later time. Returns null
 * when the user has another search with this id.
 */
export async function insertSavedSearch(scope: OwnerScope, saved: Saved): Promise<SavedSearchRow | null> {
  const { database, owner, now } = scope;
  const used = await lockOwn(scope, savedSearches, saved.id);
  const key = searchKey(saved.search);
  if (used && used.searchKey !== key) return null;
  const insert = database
    .insert(savedSearches)
    .values({ ...saved, ownerId: owner.id, searchKey: key, createdAt: now, updatedAt: now })
    .onConflictDoUpdate({
      target: [savedSearches.ownerId, savedSearches.searchKey],
      set: { seenAt: sql`greatest(${savedSearches.seenAt}, excluded.seen_at)` },
    });
  return storedRow(insert.returning(), 'search');
}
