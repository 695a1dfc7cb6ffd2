import { maxSavedSearchNameLength } from 'shared-contract/search/saved-search';
import { activeFilters } from '../../search/address/active-filters.ts';
import type { Search } from '../../search/address/search-address.ts';
import { searchTitle } from '../../search/address/search-labels.ts';

/** What a search is called until somebody names it: `Homes for rent in Richmond · Up to $650 · 2+ bedrooms`. */
export function searchName(search: Search, suburbs: string[]): string {
  const words = [searchTitle(search, suburbs), ...filterLabels(search)];
  const name = words.join(' · ');
  return name.length <= maxSavedSearchNameLength ? name : `${name.slice(0, maxSavedSearchNameLength - 1).trimEnd()}…`;
}

/** Its filters in words, but for where; what somebody has seen is none. */
export function filterLabels(search: Search): string[] {
  return activeFilters({ ...search, publishedAfter: undefined }).map(({ label }) => label);
}
