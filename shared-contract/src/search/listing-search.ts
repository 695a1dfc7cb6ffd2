import * as z from 'zod/mini';
import { listingProperty, listingSummary } from '../listing/listing.ts';
import { mapPoint } from '../place/map-point.ts';
import { collectionOf } from '../wire/json-ld.ts';

/** 24 cards a page (DOMAIN §3); at most 1,000 results are reachable, as on Domain. */
export const listingsPerPage = 24;
export const maxReachableListings = 1000;

export const listingSort = z.enum(['newest', 'price-asc', 'price-desc', 'inspection', 'land-desc']);
export type ListingSort = z.infer<typeof listingSort>;

export const landUnit = z.enum(['m2', 'ha', 'acre']);
export type LandUnit = z.infer<typeof landUnit>;

/** What one of a land area's unit is in square metres. */
export const squareMetresIn: Record<LandUnit, number> = { m2: 1, ha: 10_000, acre: 4046.8564224 };

/** What is in sight: the edges of a map, in degrees. */
export const mapBounds = z.object({ south: z.number(), west: z.number(), north: z.number(), east: z.number() });
export type MapBounds = z.infer<typeof mapBounds>;

export const maxKeywordsLength = 100;
export const maxAreaPoints = 100;

/**
 * `GET /api/listings/search`: public; active listings and those under offer.
 * Query: `listingType` sale|lease, `propertyType` residential|commercial|land|rural, `category[]` and `suburb[]` slugs (OR),
 * `surrounding` (5, 7 or 20 km around each suburb, by its settlement), `price[gte]` `price[lte]` in whole dollars,
 * `bedrooms[gte]` `bedrooms[lte]`, `baths[gte]`, `carSpaces[gte]`, `landArea[gte]` `landArea[lte]` in `landAreaUnit`,
 * `feature[]` slugs (AND), `petsAllowed`, `furnished`, `smokingPermitted`, `availableBy` a day, `openSaturday`, `auction`,
 * `excludeUnderOffer`, `excludePriceWithheld`, `keywords` (all of them), `publishedAfter` an instant,
 * `bounds` south,west,north,east, `area` a polygon lat,lon;lat,lon;…, `sort`, `page`.
 * A listing with a hidden price is left out as soon as a price filter is set, and stands after the priced ones in a price sort,
 * newest first, so that neither filter nor sort tells the price (V22).
 */
export const listingSearchQuery = z.object({
  listingType: z.optional(z.enum(['sale', 'lease'])),
  propertyType: z.optional(z.enum(['residential', 'commercial', 'land', 'rural'])),
  categories: z.array(z.string()),
  suburbs: z.array(z.string()),
  surrounding: z.boolean(),
  priceMin: z.optional(z.int()),
  priceMax: z.optional(z.int()),
  bedroomsMin: z.optional(z.int()),
  bedroomsMax: z.optional(z.int()),
  bathsMin: z.optional(z.int()),
  carSpacesMin: z.optional(z.int()),
  landMin: z.optional(z.number()),
  landMax: z.optional(z.number()),
  landUnit,
  features: z.array(z.string()),
  petsAllowed: z.boolean(),
  furnished: z.boolean(),
  smokingPermitted: z.boolean(),
  availableBy: z.optional(z.iso.date()),
  openSaturday: z.boolean(),
  auction: z.boolean(),
  excludeUnderOffer: z.boolean(),
  excludePriceWithheld: z.boolean(),
  keywords: z.string(),
  publishedAfter: z.optional(z.iso.datetime()),
  bounds: z.optional(mapBounds),
  area: z.array(mapPoint),
  sort: listingSort,
  page: z.int().check(z.minimum(1)),
});
export type ListingSearchQuery = z.infer<typeof listingSearchQuery>;

/** A search for everything. */
export const everyListing: ListingSearchQuery = {
  listingType: undefined,
  propertyType: undefined,
  categories: [],
  suburbs: [],
  surrounding: false,
  priceMin: undefined,
  priceMax: undefined,
  bedroomsMin: undefined,
  bedroomsMax: undefined,
  bathsMin: undefined,
  carSpacesMin: undefined,
  landMin: undefined,
  landMax: undefined,
  landUnit: 'm2',
  features: [],
  petsAllowed: false,
  furnished: false,
  smokingPermitted: false,
  availableBy: undefined,
  openSaturday: false,
  auction: false,
  excludeUnderOffer: false,
  excludePriceWithheld: false,
  keywords: '',
  publishedAfter: undefined,
  bounds: undefined,
  area: [],
  sort: 'newest',
  page: 1,
};

const { '@id': _iri, '@type': _type, id: _id, ...place } = listingProperty.shape;

/** What a page of results keeps of a card: which property it is tells a visitor nothing, and two dozen ids are bytes of every document. */
const foundListing = z.object({ ...listingSummary.shape, property: z.object(place) });
export type FoundListing = z.infer<typeof foundListing>;

export const listingSearchResult = collectionOf(foundListing);
export type ListingSearchResult = z.infer<typeof listingSearchResult>;

/** The API's query string of a search, parameters in a fixed order so that equal searches have equal addresses. */
export function listingSearchParameters(query: ListingSearchQuery): URLSearchParams {
  const parameters = new URLSearchParams();
  const set = (name: string, value: string | number | boolean | undefined) => {
    if (value !== undefined && value !== false && value !== '') parameters.append(name, String(value));
  };
  set('listingType', query.listingType);
  set('propertyType', query.propertyType);
  for (const slug of query.categories) set('category[]', slug);
  for (const slug of query.suburbs) set('suburb[]', slug);
  set('surrounding', query.surrounding);
  set('price[gte]', query.priceMin);
  set('price[lte]', query.priceMax);
  set('bedrooms[gte]', query.bedroomsMin);
  set('bedrooms[lte]', query.bedroomsMax);
  set('baths[gte]', query.bathsMin);
  set('carSpaces[gte]', query.carSpacesMin);
  set('landArea[gte]', query.landMin);
  set('landArea[lte]', query.landMax);
  if (query.landMin !== undefined || query.landMax !== undefined) set('landAreaUnit', query.landUnit);
  for (const slug of query.features) set('feature[]', slug);
  set('petsAllowed', query.petsAllowed);
  set('furnished', query.furnished);
  set('smokingPermitted', query.smokingPermitted);
  set('availableBy', query.availableBy);
  set('openSaturday', query.openSaturday);
  set('auction', query.auction);
  set('excludeUnderOffer', query.excludeUnderOffer);
  set('excludePriceWithheld', query.excludePriceWithheld);
  set('keywords', query.keywords);
  set('publishedAfter', query.publishedAfter);
  const { bounds } = query;
  set('bounds', bounds && [bounds.south, bounds.west, bounds.north, bounds.east].join(','));
  set('area', query.area.map(({ latitude, longitude }) => `${latitude},${longitude}`).join(';'));
  set('sort', query.sort);
  set('page', query.page);
  return parameters;
}
