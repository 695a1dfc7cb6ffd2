import type { ListingFacets } from 'shared-contract/search/listing-facets';
import { type ListingSearchQuery, maxReachableListings } from 'shared-contract/search/listing-search';
import {
  filtersOf,
  type SearchFilter,
  widenSearch,
  widerSearch,
  withoutFilter,
} from 'shared-contract/search/listing-search-filters';
import { countFound, countFoundIn } from './found-slots.ts';
import { matchListings, type Searched } from './match-listings.ts';
import { withScratch } from './scratch-bitmaps.ts';

type Counts = Pick<
  ListingFacets,
  | 'totalItems'
  | 'totalItemsCapped'
  | 'category'
  | 'bedrooms'
  | 'baths'
  | 'cars'
  | 'feature'
  | 'flag'
  | 'without'
  | 'withSurrounding'
  | 'withoutTwo'
  | 'wider'
>;

/** Pairs of so many filters are counted at most. */
const mostPaired = 10;

/** What every choice would find, each counted with all other filters as they are. */
export function facetsOf(searched: Searched, query: ListingSearchQuery): Counts {
  const { index } = searched;
  const counted = (prefix: string, filter: SearchFilter | null) =>
    withScratch(() => {
      const found = matchListings(searched, filter ? withoutFilter(query, filter) : query);
      const counts = index
        .termsUnder(prefix)
        .map((term) => [term.slice(prefix.length), countFoundIn(found, index.withTerm(term))] as const);
      return Object.fromEntries(counts.filter(([, count]) => count > 0));
    });
  const count = (other: ListingSearchQuery) => withScratch(() => countFound(matchListings(searched, other)));
  const total = count(query);
  const filters = filtersOf(query);
  const without = filters.map((filter) => [filter, count(withoutFilter(query, filter))] as const);
  const withSurrounding =
    query.suburbs.length === 0 || query.surrounding ? null : count({ ...query, surrounding: true });
  const isStuck = total === 0 && !withSurrounding && without.every(([, found]) => found === 0);
  const studios = count({ ...query, bedroomsMin: undefined, bedroomsMax: 0 });
  return {
    totalItems: Math.min(total, maxReachableListings),
    totalItemsCapped: total > maxReachableListings,
    category: counted('category:', 'category'),
    bedrooms: { ...counted('bedrooms:', 'bedrooms'), ...(studios > 0 && { 0: studios }) },
    baths: counted('baths:', 'baths'),
    cars: counted('cars:', 'cars'),
    // Features are asked for together: each narrows what is there.
    feature: counted('feature:', null),
    flag: {
      pets: count({ ...query, petsAllowed: true }),
      furnished: count({ ...query, furnished: true }),
      smoking: count({ ...query, smokingPermitted: true }),
      saturday: count({ ...query, openSaturday: true }),
      auction: count({ ...query, auction: true }),
    },
    without: Object.fromEntries(without),
    withSurrounding,
    withoutTwo: isStuck ? withoutTwo(query, filters.slice(0, mostPaired), count) : [],
    wider:
      total === 0 ? Object.fromEntries(widerSearch.options.map((wide) => [wide, count(widenSearch(query, wide))])) : {},
  };
}

/** Those that would help, best first. */
function withoutTwo(
  query: ListingSearchQuery,
  filters: readonly SearchFilter[],
  count: (other: ListingSearchQuery) => number,
): Counts['withoutTwo'] {
  return filters
    .flatMap((one, index) => filters.slice(index + 1).map((other): [SearchFilter, SearchFilter] => [one, other]))
    .map((pair) => ({ filters: pair, count: count(pair.reduce(withoutFilter, query)) }))
    .filter((way) => way.count > 0)
    .sort((a, b) => b.count - a.count)
    .slice(0, 6);
}
