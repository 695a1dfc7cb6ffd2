import { gt, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { listingOpens } from '../../listing-opens/listing-open-table.ts';
import type { Hit } from '../listing-search.ts';
import { cardFormat } from './search-row.ts';
import { searchTable } from './search-table.ts';

export type HitRow = { id: string; card: string | null; opens_at: number | null; closes_at: number | null };

/** The columns of a hit: from the search table and from `nextOpenJoin`. */
export const hitColumns: SQL = sql`
  ${searchTable.listingId} as id, case when ${searchTable.cardFormat} = ${cardFormat} then ${searchTable.card} end as card,
  (extract(epoch from next_open.start_at) * 1000)::float8 as opens_at,
  (extract(epoch from next_open.end_at) * 1000)::float8 as closes_at`;

/**
 * Joins the first open home that has not ended. Reads the open homes themselves, because the column in the search table
 * may be a minute old.
 */
export const nextOpenJoin = (now: Date): SQL => sql`
  left join lateral (
    select ${listingOpens.startAt}, ${listingOpens.endAt} from ${listingOpens}
    where ${listingOpens.listingId} = ${searchTable.listingId} and ${gt(listingOpens.endAt, now)}
    order by ${listingOpens.startAt} limit 1
  ) as next_open on ${searchTable.nextOpenStart} is not null`;

export function hitOf({ id, card, opens_at, closes_at }: HitRow): Hit {
  if (opens_at === null || closes_at === null) return { id, card, nextOpen: null };
  return { id, card, nextOpen: { startAt: new Date(opens_at), endAt: new Date(closes_at) } };
}

export async function findHits(database: Database, ids: readonly string[], now: Date): Promise<Hit[]> {
  const { rows } = await database.execute<HitRow>(sql`
    select ${hitColumns} from ${searchTable} ${nextOpenJoin(now)} where ${searchTable.listingId} = any(${sql.param(ids)}::uuid[])`);
  return rows.map(hitOf);
}
