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
import { textTerms } from './search-terms.ts';

export type ScanBounds = {
  /** The number of listings from which scanning a whole market costs more than the GIN index. */
  largeTable: number;
  /** How many listings of a large table the scan reads at most. */
  scanned: number;
  /** The same limit for searches on the map. It is lower, because the index of locations finds a small area faster. */
  scannedForMap: number;
};

export const defaultBounds: ScanBounds = {
  largeTable: 200_000,
  scanned: 50_000,
  scannedForMap: 10_000,
};

/**
 * Returns the common table expression `found`: the first listings of a search in its order, such as newest first; by
 * default 1,001. There are two plans. A scan of the covering index in this order stops at 1,001 matches and reads
 * nothing else, which is fast unless few listings match. `matches` collects all matches from the index of suburbs,
 * terms, prices or locations and sorts them, which is fast unless many listings match. A search with suburbs, keywords
 * or open homes collects. Any other search scans a limited number of listings, and collects when the scan finds too
 * few.
 */
export function firstListings(
  search: Search,
  { now, bounds = defaultBounds, max = maxCountedListings }: { now: Date; bounds?: ScanBounds; max?: number },
): SQL {
  const { by, columns } = searchOrder(search);
  const found = columnList([searchTable.listingId, searchTable.publishedAt, ...columns]);
  // Materialized, so that the planner chooses an index by the conditions alone. With the limit in the same query it
  // would assume that filters are independent, and scan everything for a rare combination.
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
  return hasOrderIndex && suburbsOf(search).length === 0 && textTerms(search, now).length === 0;
}

/** Returns how many listings the scan reads; null for all. Reads the size of the table from PostgreSQL's statistics. */
function scanBound(search: Search, { largeTable, scanned, scannedForMap }: ScanBounds): SQL {
  if (isOnMap(search)) return sql`select ${scannedForMap}::int as listings`;
  return sql`select case when reltuples >= ${largeTable} then ${scanned}::int end as listings
    from pg_class where oid = ${getTableName(searchTable)}::regclass`;
}

const isOnMap = ({ bounds, area }: Search) => bounds !== undefined || area.length > 2;

/** Reads only columns that the covering index contains. Any other column would have to be read from the table. */
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

const coveredColumns = [
  searchTable.listingId,
  searchTable.publishedAt,
  searchTable.bedrooms,
  searchTable.baths,
  searchTable.carSpaces,
  searchTable.underOffer,
  searchTable.petsAllowed,
  searchTable.furnished,
  searchTable.smokingPermitted,
  searchTable.landSquareMetres,
  searchTable.availableOn,
  searchTable.auctionAt,
  searchTable.propertyType,
  searchTable.category,
  searchTable.location,
  searchTable.features,
];

function columnList(columns: readonly PgColumn[]): SQL {
  return sql.join([...new Set(columns)], sql`, `);
}
