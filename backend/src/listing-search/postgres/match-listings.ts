import { getTableColumns, gt, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import type { Search } from '../listing-search.ts';
import { searchConditions } from './search-conditions.ts';
import { searchTable } from './search-table.ts';

/**
 * Finds the results of many searches in one statement. It reads the listings that any of the searches can find once,
 * and compares each search with these. So a search costs one pass over the new listings in memory, without its own
 * query.
 */
export async function matchListings(database: Database, searches: readonly Search[], now: Date): Promise<string[][]> {
  if (searches.length === 0) return [];
  const matches = searches.map(
    (search, index) => sql`
      select ${index}::int as search, listing_id, published_at from recent as listing_search
      where ${searchConditions(search, now) ?? true}`,
  );
  const { rows } = await database.execute<{ search: number; listing_id: string }>(sql`
    with recent as materialized (
      select ${comparedColumns()} from ${searchTable} where ${publishedSince(searches) ?? true}
    )
    select search, listing_id from (${sql.join(matches, sql` union all `)}) as matches
    order by search, published_at desc, listing_id`);
  const found: string[][] = searches.map(() => []);
  for (const { search, listing_id } of rows) found[search]?.push(listing_id);
  return found;
}

/** All columns except the card, which is large and which no condition reads. */
function comparedColumns(): SQL {
  const { card: _, ...columns } = getTableColumns(searchTable);
  return sql.join(Object.values(columns), sql`, `);
}

/** The condition for listings that were published after the earliest time of the searches. */
function publishedSince(searches: readonly Search[]): SQL | undefined {
  const times = searches.map(({ publishedAfter }) => publishedAfter);
  const known = times.filter((time) => time !== undefined);
  if (known.length < times.length) return undefined;
  return gt(searchTable.publishedAt, new Date(Math.min(...known.map((time) => Date.parse(time)))));
}
