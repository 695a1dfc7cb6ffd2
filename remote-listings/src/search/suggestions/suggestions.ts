import type { ListingFacets } from 'shared-contract/search/listing-facets';
import { filtersOf, type SearchFilter, widenSearch, widerSearch } from 'shared-contract/search/listing-search-filters';
import { filterLabel, removeFilter } from '../url/active-filters.ts';
import { searchTitle } from '../url/search-labels.ts';
import { refineSearch, type Search, searchUrl } from '../url/search-url.ts';

/** Another search, its link text and its number of results. */
export type Suggestion = { to: Search; label: string; count: number };

const maxSuggestions = { one: 6, two: 3 };

/**
 * Returns other searches that have results, without duplicates. The search with surrounding suburbs comes first; then
 * those that remove the fewest filters. `suburbs` are the names of the searched suburbs.
 */
export function suggestSearches(search: Search, facets: ListingFacets, suburbs: string[]): Suggestion[] {
  const without = (...filters: SearchFilter[]) => ({
    to: filters.reduce<Search>(removeFilter, search),
    label: `Remove ${filters.map((filter) => filterLabel(search, filter)).join(' and ')}`,
  });
  const one = filtersOf(search)
    .map((filter) => ({ ...without(filter), count: facets.without[filter] ?? 0 }))
    .filter(({ count }) => count > 0)
    .sort((a, b) => b.count - a.count);
  const two = facets.withoutTwo.map(({ filters, count }) => ({ ...without(...filters), count }));
  const around = { to: refineSearch(search, { surrounding: true }), label: 'Include surrounding suburbs' };
  const wider = widerSearch.options.map((wide) => {
    const to = { ...search, ...widenSearch(search, wide) };
    return { to, label: `All ${widerSearchLabel(to, suburbs)}`, wide, count: facets.wider[wide] ?? 0 };
  });
  // `wider` searches drop many filters at once. If removing a single filter helps, offers only the wider search of the
  // same property type (`kind`).
  const last = one.length > 0 ? wider.filter(({ wide }) => wide === 'kind') : wider;
  const suggestions = [
    { ...around, count: facets.withSurrounding ?? 0 },
    ...one.slice(0, maxSuggestions.one),
    ...two.slice(0, maxSuggestions.two),
    ...last,
  ];
  const seen = new Set<string>();
  return suggestions.filter(({ to, count }) => {
    const address = searchUrl(to);
    if (count === 0 || seen.has(address)) return false;
    seen.add(address);
    return true;
  });
}

/** Returns a label such as `houses for rent in Richmond` or `property for sale in the drawn area`. */
function widerSearchLabel(search: Search, suburbs: string[]): string {
  const title = searchTitle(search, search.suburbs.length > 0 ? suburbs : []);
  const part = search.area.length > 0 ? ' in the drawn area' : search.bounds ? ' in this map area' : '';
  return `${title.charAt(0).toLowerCase()}${title.slice(1)}${part}`;
}
