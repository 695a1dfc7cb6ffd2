import type { ListingSearchQuery } from 'shared-contract/search/listing-search';
import type { Database } from '../database/database.ts';
import { suburbsOfPlaces } from '../places/suburbs-of-places.ts';
import { findSurroundingSuburbs } from '../suburbs/find-surrounding-suburbs.ts';
import type { ListingSearch, Search } from './listing-search.ts';
import { postgresListingSearch } from './postgres/postgres-listing-search.ts';

/**
 * Returns the search engine of a database or transaction. To use another search engine, return another implementation
 * of `ListingSearch` here.
 */
export const createListingSearch = (database: Database): ListingSearch => postgresListingSearch(database);

/**
 * Replaces chosen places, such as regions, by their suburbs, and adds the suburbs around the chosen suburbs to a query
 * that includes them. Places have none around: their names mean all that is in them, and those around a state would be
 * too many to find.
 */
export async function searchOf(
  database: Database,
  query: ListingSearchQuery,
  withAround = query.surrounding,
): Promise<Search> {
  return {
    ...query,
    suburbs: await suburbsOfPlaces(database, query.suburbs),
    around: withAround ? await findSurroundingSuburbs(database, query.suburbs) : [],
  };
}
