import { type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Search } from '../listing-search.ts';
import {
  isInSuburbs,
  landCondition,
  priceColumns,
  priceCondition,
  priceOf,
  publishedCondition,
} from './search-conditions.ts';
import { searchTable } from './search-table.ts';

type Order = {
  /**
   * The SQL of the order. It is the order of the covering indexes: listings without the value last, and with equal
   * values newest first.
   */
  by: SQL;
  /** The columns that the order reads. */
  columns: PgColumn[];
  /** The condition on the sorted value, which limits where a scan in this order starts and ends. */
  range: SQL | undefined;
};

export function searchOrder(search: Search): Order {
  const newestFirst = sql`${searchTable.publishedAt} desc, ${searchTable.listingId}`;
  const price = { columns: priceColumns(search), range: priceCondition(search) };
  switch (search.sort) {
    case 'newest':
      // Lists the chosen suburbs first and then those around them, each newest first.
      return search.surrounding && search.suburbs.length > 0
        ? {
            by: sql`${isInSuburbs(search.suburbs)} desc, ${newestFirst}`,
            columns: [searchTable.suburb],
            range: undefined,
          }
        : { by: newestFirst, columns: [], range: publishedCondition(search) };
    case 'price-asc':
      return { ...price, by: sql`${priceOf(search)} asc nulls last, ${newestFirst}` };
    case 'price-desc':
      return { ...price, by: sql`${priceOf(search)} desc nulls last, ${newestFirst}` };
    case 'land-desc':
      return {
        by: sql`${searchTable.landSquareMetres} desc nulls last, ${newestFirst}`,
        columns: [searchTable.landSquareMetres],
        range: landCondition(search),
      };
    case 'inspection':
      return {
        by: sql`${searchTable.nextOpenStart} asc nulls last, ${newestFirst}`,
        columns: [searchTable.nextOpenStart],
        range: undefined,
      };
  }
}
