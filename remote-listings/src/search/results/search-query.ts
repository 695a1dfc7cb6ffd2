import { keepPreviousData } from '@tanstack/react-query';
import { resourceQuery } from 'shared-api';
import { listingSearchParameters, listingSearchResult } from 'shared-contract/search/listing-search';
import type { Search } from '../url/search-url.ts';

/** One page of results. The previous page stays until this one has loaded. */
export function searchQuery(search: Search) {
  const query = listingSearchParameters(search);
  return resourceQuery('/api/listings/search', listingSearchResult, { query, placeholderData: keepPreviousData });
}
