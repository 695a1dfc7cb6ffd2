import { gt, type SQL, sql } from 'drizzle-orm';
import { listingsPerPage, maxReachableListings } from 'shared-contract/search/listing-search';
import type { Database } from '../../database/database.ts';
import { listingOpens } from '../../listing-opens/listing-open-table.ts';
import type { FoundPage, Hit, Search } from '../listing-search.ts';
import { firstListings, type ScanBounds } from './first-listings.ts';
import { searchOrder } from './search-order.ts';
import { cardFormat } from './search-row.ts';
import { searchTable } from './search-table.ts';

type HitRow = { id: string; card: string | null; opens_at: number | null; closes_at: number | null };

/**
 * The columns of a hit. `card` is null when it has an outdated format. `opens_at` and `closes_at` are the milliseconds
 * since 1970 of the open home from `nextOpenJoin`.
 */
const hitColumns: SQL = sql`
  ${searchTable.listingId} as id, case when ${searchTable.cardFormat} = ${cardFormat} then ${searchTable.card} end as card,
  (extract(epoch from next_open.start_at) * 1000)::float8 as opens_at,
  (extract(epoch from next_open.end_at) * 1000)::float8 as closes_at`;

/**
 * Joins the first open home that has not ended. Reads the table of open homes, because the search table is updated only
 * once a minute.
 */
const nextOpenJoin = (now: Date): SQL => sql`
  left join lateral (
    select ${listingOpens.startAt}, ${listingOpens.endAt} from ${listingOpens}
    where ${listingOpens.listingId} = ${searchTable.listingId} and ${gt(listingOpens.endAt, now)}
    order by ${listingOpens.startAt} limit 1
  ) as next_open on ${searchTable.nextOpenStart} is not null`;

function hitOf({ id, card, opens_at, closes_at }: HitRow): Hit {
  if (opens_at === null || closes_at === null) return { id, card, nextOpen: null };
  return { id, card, nextOpen: { startAt: new Date(opens_at), endAt: new Date(closes_at) } };
}

export async function findHits(database: Database, ids: readonly string[], now: Date): Promise<Hit[]> {
  const { rows } = await database.execute<HitRow>(sql`
    select ${hitColumns} from ${searchTable} ${nextOpenJoin(now)}
    where ${searchTable.listingId} = any(${sql.param(ids)}::uuid[])`);
  return rows.map(hitOf);
}

/**
 * Finds one page of a search and its total in one statement. The statement always reads the first 1,001 listings in
 * sort order: their number is the total, and they include every page that users can open. So all pages cost the same.
 */
export async function findPage(database: Database, search: Search, now: Date, bounds: ScanBounds): Promise<FoundPage> {
  const offset = (search.page - 1) * listingsPerPage;
  const limit = Math.max(0, Math.min(listingsPerPage, maxReachableListings - offset));
  const { by } = searchOrder(search);
  const { rows } = await database.execute<HitRow & { total: number }>(sql`
    with ${firstListings(search, { now, bounds })},
    page as (select listing_id from found as listing_search order by ${by} offset ${offset} limit ${limit})
    select (select count(*) from found)::int as total, ${hitColumns}
    from (values (1)) as one left join (page join ${searchTable} on ${searchTable.listingId} = page.listing_id) on true
    ${nextOpenJoin(now)}
    order by ${by}`);
  return { total: rows[0]?.total ?? 0, hits: rows.flatMap((hit) => (hit.id === null ? [] : hitOf(hit))) };
}
