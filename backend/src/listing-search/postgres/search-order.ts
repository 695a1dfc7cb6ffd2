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
   * The SQL of the order, which is that of the covering indexes: by the sort value, with listings that have none last,
   * and among equal values newest first.
   */
  by: SQL;
  /** The columns that the order reads besides `publishedAt` and `listingId`, which every order reads. */
  columns: PgColumn[];
  /**
   * The condition on the value by which the results are sorted, such as a price limit. With it, a scan in this order
   * reads only a part of the index.
   */
  range: SQL | undefined;
};

export function searchOrder(search: Search): Order {
  const { publishedAt, listingId, suburb, landSquareMetres, nextOpenStart } = searchTable;
  const newestFirst = sql`${publishedAt} desc, ${listingId}`;
  const price = { columns: priceColumns(search), range: priceCondition(search) };
  switch (search.sort) {
    case 'newest': {
      if (!search.surrounding || search.suburbs.length === 0) {
        return { by: newestFirst, columns: [], range: publishedCondition(search) };
      }
      const chosenFirst = sql`${isInSuburbs(search.suburbs)} desc, ${newestFirst}`;
      return { by: chosenFirst, columns: [suburb], range: undefined };
    }
    case 'price-asc':
      return { ...price, by: sql`${priceOf(search)} asc nulls last, ${newestFirst}` };
    case 'price-desc':
      return { ...price, by: sql`${priceOf(search)} desc nulls last, ${newestFirst}` };
    case 'land-desc': {
      const largestFirst = sql`${landSquareMetres} desc nulls last, ${newestFirst}`;
      return { by: largestFirst, columns: [landSquareMetres], range: landCondition(search) };
    }
    case 'inspection':
      return { by: sql`${nextOpenStart} asc nulls last, ${newestFirst}`, columns: [nextOpenStart], range: undefined };
  }
}
