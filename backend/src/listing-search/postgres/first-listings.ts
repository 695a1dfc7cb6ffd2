import { and, getTableName, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { maxCountedListings } from 'shared-contract/search/listing-search';
import type { Search } from '../listing-search.ts';
import {
  allTerms,
  columnConditions,
  marketCondition,
  priceColumns,
  searchConditions,
  suburbsOf,
} from './search-conditions.ts';
import { searchOrder } from './search-order.ts';
import { searchTable } from './search-table.ts';
import { flags, textTerms } from './search-terms.ts';

export type ScanBounds = {
  /** From this number of listings on, reading the whole index in sort order costs more than using the GIN index. */
  largeTable: number;
  /** The maximum number of listings that the plan `scanned` reads in a large table. */
  scanned: number;
  /** The same limit for a search on the map. It is lower, because the index of locations finds a small area faster. */
  scannedForMap: number;
};

export const defaultBounds: ScanBounds = { largeTable: 200_000, scanned: 50_000, scannedForMap: 10_000 };

/**
 * Returns common table expressions. `found` contains the first listings of a search in its sort order, by default
 * 1,001. There are two plans:
 * - `scanned` reads the covering index in sort order until it has enough matches. It is slow only when few listings
 *   match.
 * - `matches` reads all matches from the index of suburbs, terms, prices or locations and then sorts them. It is slow
 *   only when many listings match.
 * A search with suburbs, keywords, open homes or a floor area, or in an order without an index, uses only `matches`.
 * Any other search first uses `scanned` for a limited number of listings, and then `matches` if it has found too few.
 */
export function firstListings(
  search: Search,
  { now, bounds = defaultBounds, max = maxCountedListings }: { now: Date; bounds?: ScanBounds; max?: number },
): SQL {
  const { by, columns } = searchOrder(search);
  const found = columnList([searchTable.listingId, searchTable.publishedAt, ...columns]);
  // `matches` is materialized, so that the planner chooses its index by the conditions alone. With the limit in the
  // same query, the planner would expect too many matches for a rare combination of filters, and scan everything.
  const first = sql`select ${found} from matches as listing_search order by ${by} limit ${max}`;
  const conditions = searchConditions(search, now);
  if (!canScan(search, now)) {
    return sql`matches as materialized (select ${found} from ${searchTable} where ${conditions ?? true}),
      found as materialized (${first})`;
  }
  const isTooFew = sql`(select listings is not null from bound) and (select count(*) < ${max} from scanned)`;
  return sql`bound as materialized (${scanBound(search, bounds)}),
    scanned as materialized (${orderedScan(search, now, max)}),
    matches as materialized (select ${found} from ${searchTable} where ${and(isTooFew, conditions, isOnMap(search) ? undefined : allTerms(search, now))}),
    found as materialized (select ${found} from scanned as listing_search where not (${isTooFew}) union all (${first}))`;
}

function canScan(search: Search, now: Date): boolean {
  const hasOrderIndex = search.listingType !== undefined || search.sort === 'newest';
  const hasFloor = search.floorMin !== undefined || search.floorMax !== undefined;
  return hasOrderIndex && !hasFloor && suburbsOf(search).length === 0 && textTerms(search, now).length === 0;
}

/**
 * Returns a query for the number of listings that the plan `scanned` may read; null means all. Takes the size of the
 * table from PostgreSQL's statistics, because counting the rows would be slow.
 */
function scanBound(search: Search, { largeTable, scanned, scannedForMap }: ScanBounds): SQL {
  if (isOnMap(search)) return sql`select ${scannedForMap}::int as listings`;
  return sql`select case when reltuples >= ${largeTable} then ${scanned}::int end as listings
    from pg_class where oid = ${getTableName(searchTable)}::regclass`;
}

const isOnMap = ({ bounds, area }: Search) => bounds !== undefined || area.length > 2;

/** The plan `scanned`. Reads only columns of the covering index, because reading the table would be slower. */
function orderedScan(search: Search, now: Date, max: number): SQL {
  const { by, columns, range } = searchOrder(search);
  const read = columnList([...coveredColumns, ...priceColumns(search), ...columns]);
  return sql`
    select * from (
      select ${read} from ${searchTable} where ${and(marketCondition(search), range) ?? true}
      order by ${by} limit (select listings from bound)
    ) as listing_search
    where ${columnConditions(search, now) ?? true} limit ${max}`;
}

const { listingId, publishedAt, bedrooms, baths, carSpaces, underOffer, landSquareMetres, availableOn } = searchTable;
const { auctionAt, propertyType, category, location, features } = searchTable;
const rooms = [bedrooms, baths, carSpaces];
const states = [underOffer, ...flags.map((flag) => searchTable[flag])];
const facts = [landSquareMetres, availableOn, auctionAt, propertyType, category, location, features];
const coveredColumns = [listingId, publishedAt, ...rooms, ...states, ...facts];

const columnList = (columns: readonly PgColumn[]): SQL => sql.join([...new Set(columns)], sql`, `);
