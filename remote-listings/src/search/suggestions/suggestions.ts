import type { ListingFacets } from 'shared-contract/search/listing-facets';
import { filtersOf, type SearchFilter, widenSearch, widerSearch } from 'shared-contract/search/listing-search-filters';
import { filterLabel, removeFilter } from '../url/active-filters.ts';
import { searchTitle } from '../url/search-labels.ts';
import { refineSearch, type Search, searchUrl } from '../url/search-url.ts';

/** Another search, in label, and how many it finds. */
export type Suggestion = { to: Search; label: string; count: number };

const most = { one: 6, two: 3 };

/** Where a search that finds nothing can go: less removeFilter first. `suburbs` are names. Each finds something, and each is another. */
export function suggestSearches(search: Search, facets: ListingFacets, suburbs: string[]): Suggestion[] {
  const without = (...filters: SearchFilter[]) => ({
    to: filters.reduce<Search>(removeFilter, search),
    label: `Without ${filters.map((filter) => filterLabel(search, filter)).join(' and ')}`,
  });
  const one = filtersOf(search)
    .map((filter) => ({ ...without(filter), count: facets.without[filter] ?? 0 }))
    .filter(({ count }) => count > 0)
    .sort((a, b) => b.count - a.count);
  const two = facets.withoutTwo.map(({ filters, count }) => ({ ...without(...filters), count }));
  const around = { to: refineSearch(search, { surrounding: true }), label: 'With surrounding suburbs' };
  const wider = widerSearch.options.map((wide) => {
    const to = { ...search, ...widenSearch(search, wide) };
    return { to, label: `All ${widerSearchLabel(to, suburbs)}`, wide, count: facets.wider[wide] ?? 0 };
  });
  // One removeFilter is better than all: then only the last resort is offered beside it.
  const last = one.length > 0 ? wider.filter(({ wide }) => wide === 'kind') : wider;
  const suggestions = [
    { ...around, count: facets.withSurrounding ?? 0 },
    ...one.slice(0, most.one),
    ...two.slice(0, most.two),
    ...last,
  ];
  const met = new Set<string>();
  return suggestions.filter(({ to, count }) => {
    const address = searchUrl(to);
    if (count === 0 || met.has(address)) return false;
    met.add(address);
    return true;
  });
}

/** `houses for rent in Richmond`, `property for sale in the area drawn`. */
function widerSearchLabel(search: Search, suburbs: string[]): string {
  const title = searchTitle(search, search.suburbs.length > 0 ? suburbs : []);
  const part = search.area.length > 0 ? ' in the area drawn' : search.bounds ? ' in this part of the map' : '';
  return `${title.charAt(0).toLowerCase()}${title.slice(1)}${part}`;
}
