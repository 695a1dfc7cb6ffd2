import type { ListingFacets } from 'shared-contract/listing-facets';
import { type ListingSearchQuery, reachableListings } from 'shared-contract/listing-search';
import { filtersOf, type SearchFilter, withoutFilter } from 'shared-contract/listing-search-filters';
import { countBits, countCommon } from './bitmap.ts';
import { matchListings, type Searched } from './match-listings.ts';

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
>;

/** What every choice would find, each counted with all other filters as they are. */
export function facetsOf(searched: Searched, query: ListingSearchQuery): Counts {
  const { index } = searched;
  const total = countBits(matchListings(searched, query));
  const counted = (prefix: string, filter: SearchFilter | null) => {
    const found = matchListings(searched, filter ? withoutFilter(query, filter) : query);
    const counts = index
      .termsUnder(prefix)
      .map((term) => [term.slice(prefix.length), countCommon(found, index.withTerm(term))] as const);
    return Object.fromEntries(counts.filter(([, count]) => count > 0));
  };
  const count = (other: ListingSearchQuery) => countBits(matchListings(searched, other));
  return {
    totalItems: Math.min(total, reachableListings),
    totalItemsCapped: total > reachableListings,
    category: counted('category:', 'category'),
    bedrooms: counted('bedrooms:', 'bedrooms'),
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
    without: Object.fromEntries(filtersOf(query).map((filter) => [filter, count(withoutFilter(query, filter))])),
    withSurrounding: query.suburbs.length === 0 || query.surrounding ? null : count({ ...query, surrounding: true }),
  };
}
