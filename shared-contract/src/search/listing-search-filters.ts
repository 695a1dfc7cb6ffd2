import * as z from 'zod/mini';
import { everyListing, type ListingSearchQuery } from './listing-search.ts';

/** What narrows a search, each a thing that can be dropped by itself. What is looked for and its order are none. */
export const searchFilter = z.enum([
  'category',
  'suburbs',
  'price',
  'bedrooms',
  'baths',
  'cars',
  'land',
  'features',
  'pets',
  'furnished',
  'smoking',
  'available',
  'saturday',
  'auction',
  'underOffer',
  'priceWithheld',
  'keywords',
  'since',
  'bounds',
  'area',
]);
export type SearchFilter = z.infer<typeof searchFilter>;

const fields = {
  category: ['categories'],
  suburbs: ['suburbs', 'surrounding'],
  price: ['priceMin', 'priceMax'],
  bedrooms: ['bedroomsMin', 'bedroomsMax'],
  baths: ['bathsMin'],
  cars: ['carSpacesMin'],
  land: ['landMin', 'landMax', 'landUnit'],
  features: ['features'],
  pets: ['petsAllowed'],
  furnished: ['furnished'],
  smoking: ['smokingPermitted'],
  available: ['availableBy'],
  saturday: ['openSaturday'],
  auction: ['auction'],
  underOffer: ['excludeUnderOffer'],
  priceWithheld: ['excludePriceWithheld'],
  keywords: ['keywords'],
  since: ['publishedAfter'],
  bounds: ['bounds'],
  area: ['area'],
} as const satisfies Record<SearchFilter, readonly (keyof ListingSearchQuery)[]>;

/** The filters that are set. */
export function filtersOf(query: ListingSearchQuery): SearchFilter[] {
  return searchFilter.options.filter((filter) => fields[filter].some((field) => isSet(query[field], field)));
}

/** The search without one of its filters, from its first page. */
export function withoutFilter(query: ListingSearchQuery, filter: SearchFilter): ListingSearchQuery {
  const unset = Object.fromEntries(fields[filter].map((field) => [field, everyListing[field]]));
  return { ...query, ...unset, page: 1 };
}

function isSet(value: ListingSearchQuery[keyof ListingSearchQuery], field: keyof ListingSearchQuery): boolean {
  // Neither means anything by itself.
  if (field === 'landUnit' || field === 'surrounding') return false;
  return Array.isArray(value) ? value.length > 0 : value !== everyListing[field];
}

/** What a search that finds nothing can go back to, each wider than the one before. */
export const widerSearch = z.enum(['kindInPlace', 'place', 'kind', 'all']);
export type WiderSearch = z.infer<typeof widerSearch>;

const place = ['suburbs', 'surrounding', 'bounds', 'area'] as const;
const kept = {
  kindInPlace: ['propertyType', 'categories', ...place],
  place,
  kind: ['propertyType'],
  all: [],
} as const satisfies Record<WiderSearch, readonly (keyof ListingSearchQuery)[]>;

/** The search with nothing kept but buying or renting and, by how wide it shall be, the kind of property and the place. */
export function widenSearch(query: ListingSearchQuery, to: WiderSearch): ListingSearchQuery {
  const fields = Object.fromEntries(kept[to].map((field) => [field, query[field]]));
  return { ...everyListing, listingType: query.listingType, sort: query.sort, ...fields };
}
