import type { ListingSearchQuery } from 'shared-contract/search/listing-search';
import type { Database } from '../database/database.ts';
import { findSurroundingSuburbs } from '../suburbs/find-surrounding-suburbs.ts';
import type { ListingSearch, Search } from './listing-search.ts';
import { postgresListingSearch } from './postgres/postgres-listing-search.ts';

/**
 * Returns the search engine of a database or transaction. To use another search engine, return another implementation
 * of `ListingSearch` here.
 */
export const createListingSearch = (database: Database): ListingSearch => postgresListingSearch(database);

/** Adds the suburbs around the chosen suburbs to a query that includes them. */
export async function searchOf(database: Database, query: ListingSearchQuery): Promise<Search> {
  return { ...query, around: query.surrounding ? await findSurroundingSuburbs(database, query.suburbs) : [] };
}
