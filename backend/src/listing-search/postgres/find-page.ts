import { sql } from 'drizzle-orm';
import { listingsPerPage, maxReachableListings } from 'shared-contract/search/listing-search';
import type { Database } from '../../database/database.ts';
import type { FoundPage, Search } from '../listing-search.ts';
import { firstListings, type ScanBounds } from './first-listings.ts';
import { type HitRow, hitColumns, hitOf, nextOpenJoin } from './hits.ts';
import { searchOrder } from './search-order.ts';
import { searchTable } from './search-table.ts';

/**
 * Finds one page of a search and its total in one statement. Every search finds its first 1,001 listings in order:
 * their number is the total, and they contain every page that can be reached. So all pages cost the same.
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
