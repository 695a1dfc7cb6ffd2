import * as z from 'zod/mini';
import { collectionOf } from './json-ld.ts';
import { listingSummary } from './listing.ts';

/** 24 cards a page (DOMAIN §3); at most 1,000 results are reachable, as on Domain. */
export const listingsPerPage = 24;
export const reachableListings = 1000;

export const listingSort = z.enum(['newest', 'price-asc', 'price-desc', 'inspection']);
export type ListingSort = z.infer<typeof listingSort>;

/**
 * `GET /api/listings/search`: public, active listings only.
 * Query: `listingType` sale|lease, `propertyType` residential|commercial|land|rural, `category` slug, `suburb[]` slugs (OR),
 * `price[gte]` `price[lte]` in whole dollars, `bedrooms[gte]` `bedrooms[lte]`, `baths[gte]`, `carSpaces[gte]`, `sort`, `page`.
 * A listing with a hidden price is left out as soon as a price filter is set, and stands after the priced ones in a price sort,
 * ordered by its id, so that neither filter nor sort tells the price (V22).
 */
export const listingSearchQuery = z.object({
  listingType: z.optional(z.enum(['sale', 'lease'])),
  propertyType: z.optional(z.enum(['residential', 'commercial', 'land', 'rural'])),
  category: z.optional(z.string()),
  suburbs: z.array(z.string()),
  priceMin: z.optional(z.int()),
  priceMax: z.optional(z.int()),
  bedroomsMin: z.optional(z.int()),
  bedroomsMax: z.optional(z.int()),
  bathsMin: z.optional(z.int()),
  carSpacesMin: z.optional(z.int()),
  sort: listingSort,
  page: z.int().check(z.minimum(1)),
});
export type ListingSearchQuery = z.infer<typeof listingSearchQuery>;

export const listingSearchResult = collectionOf(listingSummary);
export type ListingSearchResult = z.infer<typeof listingSearchResult>;

/** The API's query string of a search, parameters in a fixed order so that equal searches have equal addresses. */
export function listingSearchParameters(query: ListingSearchQuery): URLSearchParams {
  const parameters = new URLSearchParams();
  const set = (name: string, value: string | number | undefined) => {
    if (value !== undefined) parameters.append(name, String(value));
  };
  set('listingType', query.listingType);
  set('propertyType', query.propertyType);
  set('category', query.category);
  for (const slug of query.suburbs) set('suburb[]', slug);
  set('price[gte]', query.priceMin);
  set('price[lte]', query.priceMax);
  set('bedrooms[gte]', query.bedroomsMin);
  set('bedrooms[lte]', query.bedroomsMax);
  set('baths[gte]', query.bathsMin);
  set('carSpaces[gte]', query.carSpacesMin);
  set('sort', query.sort);
  set('page', query.page);
  return parameters;
}
