import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api } from 'shared-api';
import { listingSearchParameters, listingSearchResult } from 'shared-contract/search/listing-search';
import type { Search } from '../address/search-address.ts';

/** One page of results. The page before it stays on screen until this one is here. */
export function searchQuery(search: Search) {
  const query = listingSearchParameters(search);
  return queryOptions({
    queryKey: ['listings', 'search', query.toString()],
    queryFn: ({ signal }) => api.get('/api/listings/search', listingSearchResult, { query, signal }),
    placeholderData: keepPreviousData,
  });
}
