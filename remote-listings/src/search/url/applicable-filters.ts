import type { ListingSearchQuery } from 'shared-contract/search/listing-search';
import { filtersOf, type SearchFilter, withoutFilter } from 'shared-contract/search/listing-search-filters';

/** The filters that the search does not offer for a property type. */
const inapplicable = {
  residential: ['floor'],
  commercial: ['bedrooms', 'baths', 'pets', 'furnished', 'smoking'],
  land: ['bedrooms', 'baths', 'cars', 'floor'],
  rural: ['floor'],
} as const satisfies Record<string, readonly SearchFilter[]>;

/** The filters that the search does not offer for listings for sale. */
const leaseFilters: readonly SearchFilter[] = ['pets', 'furnished', 'smoking', 'available'];

/** False for a filter that does not fit the property type or the listing type, such as bedrooms of land. */
export function isApplicable({ listingType, propertyType }: ListingSearchQuery, filter: SearchFilter): boolean {
  const excluded: readonly SearchFilter[] = inapplicable[propertyType ?? 'residential'];
  return !excluded.includes(filter) && (listingType !== 'sale' || !leaseFilters.includes(filter));
}

/** Returns the search without the filters that do not fit it. */
export function dropInapplicable<Query extends ListingSearchQuery>(search: Query): Query {
  const dropped = filtersOf(search).filter((filter) => !isApplicable(search, filter));
  return { ...search, ...dropped.reduce<ListingSearchQuery>(withoutFilter, search) };
}
