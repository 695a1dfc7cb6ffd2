import type { ListingSearchQuery } from 'shared-contract/search/listing-search';
import { type SearchFilter, withoutFilter } from 'shared-contract/search/listing-search-filters';
import type { FacetGroup } from '../listing-search/listing-search.ts';

type Query = ListingSearchQuery;

/**
 * The filters whose counts are computed from groups of listings. Each function returns whether a group matches its
 * filter.
 */
const grouped = {
  category: ({ category }: FacetGroup, { categories }: Query) =>
    categories.length === 0 || categories.includes(category),
  bedrooms: (group: FacetGroup, { bedroomsMin = 0, bedroomsMax }: Query) =>
    group.bedrooms >= bedroomsMin && (bedroomsMax === undefined || (isHome(group) && group.bedrooms <= bedroomsMax)),
  baths: ({ baths }: FacetGroup, { bathsMin = 0 }: Query) => baths >= bathsMin,
  cars: ({ carSpaces }: FacetGroup, { carSpacesMin = 0 }: Query) => carSpaces >= carSpacesMin,
  pets: (group: FacetGroup, { petsAllowed }: Query) => group.petsAllowed || !petsAllowed,
  furnished: (group: FacetGroup, { furnished }: Query) => group.furnished || !furnished,
  smoking: (group: FacetGroup, { smokingPermitted }: Query) => group.smokingPermitted || !smokingPermitted,
} satisfies Partial<Record<SearchFilter, (group: FacetGroup, query: Query) => boolean>>;
type GroupedFilter = keyof typeof grouped;

/** The maximum number of rooms for which facets contain a count. */
const maxRooms = 50;

const groupedFilters = Object.keys(grouped) as GroupedFilter[];

export const isGrouped = (filter: SearchFilter): filter is GroupedFilter => filter in grouped;

/**
 * Removes the filters in `grouped` from the query. The listings that then match are read once, as groups, and all facet
 * counts of these filters are computed from these groups.
 */
export const withoutGrouped = (query: Query): Query => groupedFilters.reduce<Query>(withoutFilter, query);

/** True for homes. A home without bedrooms is a studio; land or a shop without bedrooms is not. */
const isHome = ({ propertyType }: FacetGroup) => propertyType === 'residential' || propertyType === 'rural';

/** Computes the facet counts of a query. `groups` are the groups of the listings that match `withoutGrouped(query)`. */
export function groupFacets(groups: readonly FacetGroup[], query: Query) {
  const matching = (wanted: Query, except?: GroupedFilter) =>
    groups.filter((group) => groupedFilters.every((filter) => filter === except || grouped[filter](group, wanted)));
  const countListings = (some: readonly FacetGroup[]) => some.reduce((sum, { listings }) => sum + listings, 0);
  const countsUpTo = (filter: GroupedFilter, rooms: (group: FacetGroup) => number) => {
    const some = matching(query, filter);
    const most = Math.min(maxRooms, Math.max(0, ...some.map(rooms)));
    const atLeast = (count: number) => countListings(some.filter((group) => rooms(group) >= count));
    return Object.fromEntries(Array.from({ length: most }, (_, index) => [index + 1, atLeast(index + 1)]));
  };
  const studios = countListings(matching({ ...query, bedroomsMin: undefined, bedroomsMax: 0 }));
  const categories = Object.entries(Object.groupBy(matching(query, 'category'), ({ category }) => category));
  return {
    total: countListings(matching(query)),
    category: Object.fromEntries(categories.map(([category, some = []]) => [category, countListings(some)])),
    bedrooms: { ...countsUpTo('bedrooms', ({ bedrooms }) => bedrooms), ...(studios > 0 && { 0: studios }) },
    baths: countsUpTo('baths', ({ baths }) => baths),
    cars: countsUpTo('cars', ({ carSpaces }) => carSpaces),
    flag: {
      pets: countListings(matching({ ...query, petsAllowed: true })),
      furnished: countListings(matching({ ...query, furnished: true })),
      smoking: countListings(matching({ ...query, smokingPermitted: true })),
    },
    without: Object.fromEntries(groupedFilters.map((filter) => [filter, countListings(matching(query, filter))])),
  };
}
