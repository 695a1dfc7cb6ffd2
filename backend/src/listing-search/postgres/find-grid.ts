import { type SQL, sql } from 'drizzle-orm';
import { maxListingsPerPin } from 'shared-contract/search/listing-map';
import type { Database } from '../../database/database.ts';
import type { Grid, Search } from '../listing-search.ts';
import { priceOf, searchConditions } from './search-conditions.ts';
import { listingSearch as row } from './search-table.ts';

/** A map shows no more pins: beyond this the grid becomes coarser. */
const maxCells = 2000;

type CellRow = {
  /** Null for listings without a location. */
  row: number | null;
  column: number | null;
  listings: number;
  latitude: number;
  longitude: number;
  south: number;
  west: number;
  north: number;
  east: number;
  /** Null for more listings than a pin names. */
  ids: string[] | null;
  published_at: number[];
  price_cents: number | null;
  cells: number;
};

/** What a search finds, by cells of a grid of `cellDegrees`, or of the first double of it that has at most 2,000 cells. */
export async function findGrid(database: Database, search: Search, cellDegrees: number, now: Date): Promise<Grid> {
  const { rows } = await database.execute<CellRow>(gridQuery(search, cellDegrees, now));
  const found = rows[0]?.cells ?? 0;
  if (found > maxCells) {
    // A cell of double the size holds at most four.
    const doublings = Math.max(1, Math.floor(Math.log(found / maxCells) / Math.log(4)));
    return findGrid(database, search, cellDegrees * 2 ** doublings, now);
  }
  const located = rows.filter((cell) => cell.row !== null);
  return {
    cellDegrees,
    total: rows.reduce((sum, { listings }) => sum + listings, 0),
    extent: located.length === 0 ? null : extentOf(located),
    cells: located.map((cell) => ({
      row: cell.row ?? 0,
      column: cell.column ?? 0,
      listings: cell.listings,
      latitude: cell.latitude,
      longitude: cell.longitude,
      ids: newestFirst(cell),
      priceCents: cell.listings === 1 ? cell.price_cents : null,
    })),
  };
}

function gridQuery(search: Search, cellDegrees: number, now: Date): SQL {
  const located = sql`
    select ${row.listingId}, ${row.location}[1] as latitude, ${row.location}[0] as longitude,
      ${row.publishedAt}, ${priceOf(search)}::float8 as price_cents
    from ${row} where ${searchConditions(search, now) ?? true}`;
  const cell = (degrees: SQL) => sql`floor(${degrees} / ${cellDegrees}::float8)::int`;
  return sql`
    select ${cell(sql`(latitude + 90)`)} as row, ${cell(sql`(longitude + 180)`)} as column, count(*)::int as listings,
      sum(latitude) as latitude, sum(longitude) as longitude,
      min(latitude) as south, min(longitude) as west, max(latitude) as north, max(longitude) as east,
      case when count(*) <= ${maxListingsPerPin} then array_agg(listing_id) end as ids,
      case when count(*) <= ${maxListingsPerPin} then array_agg(extract(epoch from published_at)::float8) end as published_at,
      min(price_cents) as price_cents,
      (count(*) over ())::int as cells
    from (${located}) as located group by 1, 2 limit ${maxCells + 1}`;
}

const extentOf = (cells: readonly CellRow[]) => ({
  south: Math.min(...cells.map(({ south }) => south)),
  west: Math.min(...cells.map(({ west }) => west)),
  north: Math.max(...cells.map(({ north }) => north)),
  east: Math.max(...cells.map(({ east }) => east)),
});

/** PostgreSQL would have to sort all listings to aggregate them in order: only those that a pin names are sorted. */
function newestFirst({ ids, published_at }: CellRow): string[] {
  const named = (ids ?? []).map((id, index) => ({ id, publishedAt: published_at[index] ?? 0 }));
  return named.sort((a, b) => b.publishedAt - a.publishedAt || (a.id < b.id ? -1 : 1)).map(({ id }) => id);
}
