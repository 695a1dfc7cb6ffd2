import { keepPreviousData } from '@tanstack/react-query';
import { resourceQuery } from 'shared-api';
import { listingSearchParameters, listingSearchResult } from 'shared-contract/search/listing-search';
import type { Search } from '../url/search-url.ts';

/** One page of search results. While another page loads, the previous one stays visible. */
export function searchQuery(search: Search) {
  const query = listingSearchParameters(search);
  return resourceQuery('/api/listings/search', listingSearchResult, { query, placeholderData: keepPreviousData });
}
