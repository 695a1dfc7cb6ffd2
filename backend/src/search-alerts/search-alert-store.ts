import { and, asc, eq, gt, isNull, lt, ne, or, type SQL, sql } from 'drizzle-orm';
import { dailyAlertHour } from 'shared-contract/search/saved-search';
import { customerUsers } from '../customer-users/customer-user-table.ts';
import type { Database } from '../database/database.ts';
import { listingMarks } from '../listing-marks/listing-mark-table.ts';
import { searchTable } from '../listing-search/postgres/search-table.ts';
import { listings } from '../listings/listing-table.ts';
import type { SavedSearchRow } from '../saved-searches/saved-search-resource.ts';
import { savedSearches } from '../saved-searches/saved-search-table.ts';
import { searchAlerts } from './search-alert-table.ts';

/**
 * A transaction that publishes a listing may commit some time after the listing's `publishedAt`. So each run looks this
 * far back again; `search_alerts` excludes what was sent.
 */
const lookBackMs = 10 * 60_000;
/** Longer than `lookBackMs`, because a worker may have been off. After that, no run can find the listing again. */
const storedMs = 30 * 24 * 3_600_000;

export type SearchId = Pick<SavedSearchRow, 'ownerId' | 'id'>;
export type DueSearch = Pick<SavedSearchRow, 'ownerId' | 'id' | 'name' | 'search' | 'alert' | 'alertAfter'> & {
  email: string;
};
export type SentPair = { ownerId: string; savedSearchId: string; listingId: string };

/** Returns when the newest listing was published; null without listings. */
export async function newestPublication(database: Database): Promise<Date | null> {
  const [row] = await database
    .select({ at: sql<Date | null>`max(${searchTable.publishedAt})`.mapWith(searchTable.publishedAt) })
    .from(searchTable);
  return row?.at ?? null;
}

/**
 * The condition for searches whose turn it is. Instant ones: a listing was published since. Daily ones: the morning of
 * their time zone has passed since they were last checked, so a worker that was off sends them when it starts.
 */
function isDue(now: Date, newest: Date): SQL | undefined {
  const { alert, alertAfter, alertedAt, timeZone } = savedSearches;
  const at = sql`${now.toISOString()}::timestamptz`;
  const hours = sql`make_interval(hours => ${dailyAlertHour})`;
  const morning = sql`(date_trunc('day', (${at} at time zone ${timeZone}) - ${hours}) + ${hours}) at time zone ${timeZone}`;
  return and(
    ne(alert, 'off'),
    lt(alertedAt, now),
    or(and(eq(alert, 'instant'), lt(alertAfter, newest)), and(eq(alert, 'daily'), lt(alertedAt, morning))),
    isNull(customerUsers.disabledAt),
    ne(customerUsers.username, ''),
  );
}

type Due = { now: Date; newest: Date };

/** Returns the ids of due searches behind `after`, in the order of their ids, at most `limit`. */
export function findDueSearches(
  database: Database,
  { now, newest, after, limit }: Due & { after: SearchId | undefined; limit: number },
): Promise<SearchId[]> {
  const { ownerId, id } = savedSearches;
  return database
    .select({ ownerId, id })
    .from(savedSearches)
    .innerJoin(customerUsers, eq(customerUsers.id, ownerId))
    .where(
      and(
        isDue(now, newest),
        after && or(gt(ownerId, after.ownerId), and(eq(ownerId, after.ownerId), gt(id, after.id))),
      ),
    )
    .orderBy(asc(ownerId), asc(id))
    .limit(limit);
}

/**
 * Locks those of the searches that are still due. Leaves out searches that another worker has locked, because that one
 * sends their alerts.
 */
export function lockDueSearches(
  database: Database,
  ids: readonly SearchId[],
  { now, newest }: Due,
): Promise<DueSearch[]> {
  const { ownerId, id, name, search, alert, alertAfter } = savedSearches;
  return database
    .select({ ownerId, id, name, search, alert, alertAfter, email: customerUsers.username })
    .from(savedSearches)
    .innerJoin(customerUsers, eq(customerUsers.id, ownerId))
    .where(and(isOneOf(ids), isDue(now, newest)))
    .orderBy(asc(ownerId), asc(id))
    .for('update', { of: savedSearches, skipLocked: true });
}

const isOneOf = (ids: readonly SearchId[]): SQL => {
  const owners = sql.param(ids.map(({ ownerId }) => ownerId));
  const searches = sql.param(ids.map(({ id }) => id));
  return sql`(${savedSearches.ownerId}, ${savedSearches.id}) in (select * from unnest(${owners}::uuid[], ${searches}::uuid[]))`;
};

/**
 * Records listings as sent and returns those that were not sent before. Leaves out the user's own listings and those
 * that the user has hidden.
 */
export async function recordSent(database: Database, pairs: readonly SentPair[], now: Date): Promise<SentPair[]> {
  if (pairs.length === 0) return [];
  const column = (name: keyof SentPair) => sql`${sql.param(pairs.map((pair) => pair[name]))}::uuid[]`;
  const { rows } = await database.execute<{ owner_id: string; saved_search_id: string; listing_id: string }>(sql`
    insert into ${searchAlerts} (owner_id, saved_search_id, listing_id, sent_at)
    select pair.owner_id, pair.saved_search_id, pair.listing_id, ${now.toISOString()}::timestamptz
    from unnest(${column('ownerId')}, ${column('savedSearchId')}, ${column('listingId')})
      as pair (owner_id, saved_search_id, listing_id)
    join ${listings} on ${listings.id} = pair.listing_id and ${listings.ownerId} <> pair.owner_id
    where not exists (
      select from ${listingMarks} where ${listingMarks.ownerId} = pair.owner_id
        and ${listingMarks.listingId} = pair.listing_id and ${listingMarks.hiddenAt} is not null
    )
    on conflict do nothing
    returning owner_id, saved_search_id, listing_id`);
  return rows.map((row) => ({ ownerId: row.owner_id, savedSearchId: row.saved_search_id, listingId: row.listing_id }));
}

/** Records that the searches were checked. Does not change their version, because no user changed them. */
export async function recordChecked(database: Database, ids: readonly SearchId[], now: Date): Promise<void> {
  const lookBack = new Date(now.getTime() - lookBackMs);
  await database
    .update(savedSearches)
    .set({
      alertedAt: now,
      alertAfter: sql`greatest(${savedSearches.alertAfter}, ${lookBack.toISOString()}::timestamptz)`,
    })
    .where(isOneOf(ids));
}

/** Deletes records of alerts that no run can find again. */
export async function deleteOldAlerts(database: Database, now: Date): Promise<void> {
  await database.delete(searchAlerts).where(lt(searchAlerts.sentAt, new Date(now.getTime() - storedMs)));
}

/** Switches the alerts of a search off, if the search still exists. */
export async function stopSearchAlerts(database: Database, { ownerId, id }: SearchId, now: Date): Promise<void> {
  await database
    .update(savedSearches)
    .set({ alert: 'off', updatedAt: now, version: sql`${savedSearches.version} + 1` })
    .where(and(eq(savedSearches.ownerId, ownerId), eq(savedSearches.id, id)));
}
