import { maxSavedSearchNameLength } from 'shared-contract/search/saved-search';
import { activeFilters } from '../../search/url/active-filters.ts';
import { searchTitle } from '../../search/url/search-labels.ts';
import type { Search } from '../../search/url/search-url.ts';

/** Returns the default name of a saved search, such as `Homes for rent in Richmond · Up to $650 · 2+ bedrooms`. */
export function searchName(search: Search, suburbs: string[]): string {
  const parts = [searchTitle(search, suburbs), ...filterLabels(search)];
  const name = parts.join(' · ');
  return name.length <= maxSavedSearchNameLength ? name : `${name.slice(0, maxSavedSearchNameLength - 1).trimEnd()}…`;
}

/** Returns the labels of the active filters. Omits the publication date, which only the links to new listings set. */
export function filterLabels(search: Search): string[] {
  return activeFilters({ ...search, publishedAfter: undefined }).map(({ label }) => label);
}
