import { getTableColumns, gt, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import type { Search } from '../listing-search.ts';
import { searchConditions } from './search-conditions.ts';
import { searchTable } from './search-table.ts';
import { textTerms } from './search-terms.ts';

/**
 * Finds the results of many searches in one statement. It reads the listings that any of the searches can find once,
 * and compares each search with these. So a search costs one pass over the new listings in memory, without its own
 * query.
 */
export async function matchListings(database: Database, searches: readonly Search[], now: Date): Promise<string[][]> {
  const found: string[][] = searches.map(() => []);
  const texts = searches.map((search) => textTerms(search, now).length > 0);
  for (const hasText of [true, false]) {
    const positions = [...searches.keys()].filter((at) => texts[at] === hasText);
    const some = positions.flatMap((at) => searches[at] ?? []);
    const ids = await matchGroup(database, some, { now, hasText });
    for (const [index, at] of positions.entries()) found[at] = ids[index] ?? [];
  }
  return found;
}

type Options = { now: Date; hasText: boolean };

/** Matches searches that all have keywords or open homes, or none of which has. */
async function matchGroup(database: Database, searches: readonly Search[], { now, hasText }: Options) {
  if (searches.length === 0) return [];
  const matches = searches.map(
    (search, index) => sql`
      select ${index}::int as search, listing_id, published_at from recent as listing_search
      where ${searchConditions(search, now) ?? true}`,
  );
  const { rows } = await database.execute<{ search: number; listing_id: string }>(sql`
    with recent as materialized (
      select ${comparedColumns(hasText)} from ${searchTable} where ${publishedSince(searches) ?? true}
    )
    select search, listing_id from (${sql.join(matches, sql` union all `)}) as matches
    order by search, published_at desc, listing_id`);
  const found: string[][] = searches.map(() => []);
  for (const { search, listing_id } of rows) found[search]?.push(listing_id);
  return found;
}

/**
 * All columns that conditions read. The card and the terms are so large that thousands of listings would not fit into
 * the memory of a query, so the terms are read only for searches that need them.
 */
function comparedColumns(hasText: boolean): SQL {
  const { card: _card, terms, ...columns } = getTableColumns(searchTable);
  return sql.join([...Object.values(columns), ...(hasText ? [terms] : [])], sql`, `);
}

/** The condition for listings that were published after the earliest time of the searches. */
function publishedSince(searches: readonly Search[]): SQL | undefined {
  const times = searches.map(({ publishedAfter }) => publishedAfter);
  const known = times.filter((time) => time !== undefined);
  if (known.length < times.length) return undefined;
  return gt(searchTable.publishedAt, new Date(Math.min(...known.map((time) => Date.parse(time)))));
}
