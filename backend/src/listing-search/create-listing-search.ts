import type { ListingSearchQuery } from 'shared-contract/search/listing-search';
import type { Database } from '../database/database.ts';
import { getSuburbIndex } from '../suburbs/suburb-store.ts';
import type { ListingSearch, Search } from './listing-search.ts';
import { postgresListingSearch } from './postgres/postgres-listing-search.ts';

/**
 * Returns the search engine of a database or transaction. To use another search engine, return another implementation
 * of `ListingSearch` here.
 */
export const createListingSearch = (database: Database): ListingSearch => postgresListingSearch(database);

/** Returns a function that adds the suburbs around the chosen suburbs to a query. */
export async function searchCompleter(database: Database, now: Date): Promise<(query: ListingSearchQuery) => Search> {
  const { around } = await getSuburbIndex(database, now);
  return (query) => ({ ...query, around: query.suburbs.length === 0 ? [] : around(query.suburbs) });
}
