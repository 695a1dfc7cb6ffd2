import { keepPreviousData } from '@tanstack/react-query';
import { resourceQuery } from 'shared-api';
import { listingFacets } from 'shared-contract/search/listing-facets';
import { listingSearchParameters } from 'shared-contract/search/listing-search';
import type { Search } from '../url/search-url.ts';

/**
 * The number of results of each choice in the filters. Sort order and page have no effect on them, so they have fixed
 * values here, which saves requests.
 */
export function facetsQuery(search: Search) {
  const query = listingSearchParameters({ ...search, sort: 'newest', page: 1 });
  return resourceQuery('/api/listings/search-facets', listingFacets, { query, placeholderData: keepPreviousData });
}
