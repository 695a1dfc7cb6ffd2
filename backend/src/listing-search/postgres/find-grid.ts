import { type SQL, sql } from 'drizzle-orm';
import type { MapBounds } from 'shared-contract/place/map-bounds';
import { maxListingsPerPin } from 'shared-contract/search/listing-map';
import type { Database } from '../../database/database.ts';
import type { Grid, GridCell, Search } from '../listing-search.ts';
import { priceOf, searchConditions } from './search-conditions.ts';
import { searchTable } from './search-table.ts';

/** The maximum number of cells. With more, the cells are made larger. */
const maxCells = 2000;

/**
 * One row of the result. `row` is null for listings without a location. `ids` and `times` (when the listings were
 * published) are null for a cell with too many listings for one pin.
 */
type CellRow = Omit<GridCell, 'row' | 'ids'> &
  MapBounds & { row: number | null; ids: string[] | null; times: number[] | null; cells: number };

/**
 * Groups the results of a search by cells of `cellDegrees`. When there are more than 2,000 cells, doubles their size
 * until there are not.
 */
export async function findGrid(database: Database, search: Search, cellDegrees: number, now: Date): Promise<Grid> {
  const { rows } = await database.execute<CellRow>(gridQuery(search, cellDegrees, now));
  const found = rows[0]?.cells ?? 0;
  if (found > maxCells) {
    // A cell of double the size covers four cells, so a doubling divides the number of cells by at most four. This is
    // the number of doublings that are certainly needed; the next call checks whether they are enough.
    const doublings = Math.max(1, Math.floor(Math.log(found / maxCells) / Math.log(4)));
    return findGrid(database, search, cellDegrees * 2 ** doublings, now);
  }
  const located = rows.flatMap(({ row: at, ...cell }) => (at === null ? [] : { ...cell, row: at }));
  return {
    cellDegrees,
    total: rows.reduce((sum, { listings }) => sum + listings, 0),
    extent: located.length === 0 ? null : extentOf(located),
    cells: located.map(({ ids, times, ...cell }) => ({ ...cell, ids: newestFirst(ids ?? [], times ?? []) })),
  };
}

/**
 * Sorts the ids of a cell, newest first. The query does not sort them, because an ordered aggregate would make
 * PostgreSQL sort all listings of the search.
 */
function newestFirst(ids: readonly string[], times: readonly number[]): string[] {
  const named = ids.map((id, index) => ({ id, time: times[index] ?? 0 }));
  return named.sort((a, b) => b.time - a.time || (a.id < b.id ? -1 : 1)).map(({ id }) => id);
}

function gridQuery(search: Search, cellDegrees: number, now: Date): SQL {
  const cell = (degrees: SQL) => sql`floor(${degrees} / ${cellDegrees}::float8)::int`;
  const ifNamed = (column: SQL) => sql`case when count(*) <= ${maxListingsPerPin} then array_agg(${column}) end`;
  return sql`
    select ${cell(sql`(latitude + 90)`)} as row, ${cell(sql`(longitude + 180)`)} as column, count(*)::int as listings,
      sum(latitude) as latitude, sum(longitude) as longitude,
      min(latitude) as south, min(longitude) as west, max(latitude) as north, max(longitude) as east,
      ${ifNamed(sql`listing_id`)} as ids, ${ifNamed(sql`extract(epoch from published_at)::float8`)} as times,
      case when count(*) = 1 then min(price) end as "priceCents", (count(*) over ())::int as cells
    from (
      select ${searchTable.listingId}, ${searchTable.publishedAt}, ${searchTable.location}[1] as latitude, ${searchTable.location}[0] as longitude,
        ${priceOf(search)}::float8 as price
      from ${searchTable} where ${searchConditions(search, now) ?? true}
    ) as located group by 1, 2 limit ${maxCells + 1}`;
}

const extentOf = (cells: readonly MapBounds[]): MapBounds => ({
  south: Math.min(...cells.map(({ south }) => south)),
  west: Math.min(...cells.map(({ west }) => west)),
  north: Math.max(...cells.map(({ north }) => north)),
  east: Math.max(...cells.map(({ east }) => east)),
});
