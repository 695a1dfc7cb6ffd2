import { isSuburbSlug } from 'shared-contract/place/place';
import { maxSavedSearchNameLength } from 'shared-contract/search/saved-search';
import { activeFilters } from '../../search/url/active-filters.ts';
import { searchTitle } from '../../search/url/search-labels.ts';
import type { Search } from '../../search/url/search-url.ts';

/** Returns the default name of a saved search, such as `Homes for rent in Richmond · Up to $650 · 2+ bedrooms`. */
export function searchName(search: Search, suburbs: string[]): string {
  const name = searchDescription(search, suburbs);
  return name.length <= maxSavedSearchNameLength ? name : `${name.slice(0, maxSavedSearchNameLength - 1).trimEnd()}…`;
}

/**
 * Returns the title and the active filters of a search, however long. Omits the publication date, which only the links
 * to new listings set.
 */
export function searchDescription(search: Search, suburbs: string[]): string {
  const hasSurrounding = search.surrounding && search.suburbs.some(isSuburbSlug);
  const title = searchTitle(search, hasSurrounding ? withSurrounding(suburbs) : suburbs);
  const filters = activeFilters({ ...search, publishedAfter: undefined });
  return [title, ...filters.map(({ label }) => label)].join(' · ');
}

/** Adds the surrounding suburbs, after at most two names: the title of a search has at most three. */
function withSurrounding(suburbs: string[]): string[] {
  const [first = '', ...others] = suburbs;
  return [...(others.length > 1 ? [first, `${others.length} more`] : suburbs), 'surrounding suburbs'];
}
