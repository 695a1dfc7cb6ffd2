import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api } from 'shared-api';
import { listingFacets } from 'shared-contract/search/listing-facets';
import { listingSearchParameters } from 'shared-contract/search/listing-search';
import type { Search } from '../address/search-address.ts';

/** Live counts of a search that was not made yet. Order and page do not matter to them. */
export function facetsQuery(search: Search) {
  const query = listingSearchParameters({ ...search, sort: 'newest', page: 1 });
  return queryOptions({
    queryKey: ['listings', 'facets', query.toString()],
    queryFn: ({ signal }) => api.get('/api/listings/search-facets', listingFacets, { query, signal }),
    placeholderData: keepPreviousData,
  });
}
