import type { ListingFacets } from 'shared-contract/search/listing-facets';
import { filtersOf, type SearchFilter, widenSearch, widerSearch } from 'shared-contract/search/listing-search-filters';
import { dropped, filterWords } from '../address/active-filters.ts';
import { refined, type Search, searchAddress } from '../address/search-address.ts';
import { searchTitle } from '../address/search-labels.ts';

/** Another search, in words, and how many it finds. */
export type WayOut = { to: Search; words: string; count: number };

const most = { one: 6, two: 3 };

/** Where a search that finds nothing can go: less dropped first. `suburbs` are names. Each finds something, and each is another. */
export function waysOut(search: Search, facets: ListingFacets, suburbs: string[]): WayOut[] {
  const without = (...filters: SearchFilter[]) => ({
    to: filters.reduce<Search>(dropped, search),
    words: `Without ${filters.map((filter) => filterWords(search, filter)).join(' and ')}`,
  });
  const one = filtersOf(search)
    .map((filter) => ({ ...without(filter), count: facets.without[filter] ?? 0 }))
    .filter(({ count }) => count > 0)
    .sort((a, b) => b.count - a.count);
  const two = facets.withoutTwo.map(({ filters, count }) => ({ ...without(...filters), count }));
  const around = { to: refined(search, { surrounding: true }), words: 'With surrounding suburbs' };
  const wider = widerSearch.options.map((wide) => {
    const to = { ...search, ...widenSearch(search, wide) };
    return { to, words: `All ${allWords(to, suburbs)}`, wide, count: facets.wider[wide] ?? 0 };
  });
  // One dropped is better than all: then only the last resort is offered beside it.
  const last = one.length > 0 ? wider.filter(({ wide }) => wide === 'kind') : wider;
  const ways = [
    { ...around, count: facets.withSurrounding ?? 0 },
    ...one.slice(0, most.one),
    ...two.slice(0, most.two),
    ...last,
  ];
  const met = new Set<string>();
  return ways.filter(({ to, count }) => {
    const address = searchAddress(to);
    if (count === 0 || met.has(address)) return false;
    met.add(address);
    return true;
  });
}

/** `houses for rent in Richmond`, `property for sale in the area drawn`. */
function allWords(search: Search, suburbs: string[]): string {
  const title = searchTitle(search, search.suburbs.length > 0 ? suburbs : []);
  const part = search.area.length > 0 ? ' in the area drawn' : search.bounds ? ' in this part of the map' : '';
  return `${title.charAt(0).toLowerCase()}${title.slice(1)}${part}`;
}
