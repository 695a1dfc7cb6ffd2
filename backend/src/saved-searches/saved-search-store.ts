import { asc, desc, sql } from 'drizzle-orm';
import { type SearchAlert, searchKey } from 'shared-contract/search/saved-search';
import type { AlertTimeZone } from 'shared-contract/search/saved-search-input';
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

type AlertFields = Pick<SavedSearchRow, 'alert' | 'alertAfter' | 'alertedAt'>;

/** Alerts that are switched on start now, so that they contain no listings that the user may have seen before. */
export function alertFields(row: AlertFields | undefined, alert: SearchAlert, now: Date): AlertFields {
  const isStarting = alert !== 'off' && (row?.alert ?? 'off') === 'off';
  if (isStarting) return { alert, alertAfter: now, alertedAt: now };
  return { alert, alertAfter: row?.alertAfter ?? null, alertedAt: row?.alertedAt ?? null };
}

type Saved = Pick<SavedSearchRow, 'id' | 'name' | 'search' | 'seenAt'> & {
  alert?: SearchAlert | undefined;
  timeZone?: AlertTimeZone | undefined;
};

/**
 * Saves a search. When the user has saved the same search before, only sets `seenAt` to the later time, and switches
 * alerts on if they were off and one was chosen. Returns null when the user has another search with this id.
 */
export async function insertSavedSearch(scope: OwnerScope, saved: Saved): Promise<SavedSearchRow | null> {
  const { database, owner, now } = scope;
  const used = await lockOwn(scope, savedSearches, saved.id);
  const { alert, timeZone, ...fields } = saved;
  const key = searchKey(saved.search);
  if (used && used.searchKey !== key) return null;
  const [same] = await database
    .select()
    .from(savedSearches)
    .where(isOwn(savedSearches, owner, { searchKey: key }))
    .for('update');
  const chosen = (same?.alert ?? 'off') === 'off' ? alert : undefined;
  const insert = database
    .insert(savedSearches)
    .values({
      ...fields,
      ...alertFields(undefined, alert ?? 'off', now),
      ...(timeZone && { timeZone }),
      ownerId: owner.id,
      searchKey: key,
      createdAt: now,
      updatedAt: now,
    })
    .onConflictDoUpdate({
      target: [savedSearches.ownerId, savedSearches.searchKey],
      set: {
        seenAt: sql`greatest(${savedSearches.seenAt}, excluded.seen_at)`,
        ...(chosen && alertFields(same, chosen, now)),
        ...(timeZone && { timeZone }),
      },
    });
  return storedRow(insert.returning(), 'search');
}
