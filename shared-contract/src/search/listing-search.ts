import * as z from 'zod/mini';
import { listingProperty, listingSummary } from '../listing/listing.ts';
import { collectionOf } from '../wire/json-ld.ts';
import { type LandUnit, type SearchFieldName, type SearchFields, searchFields } from './search-fields.ts';

/** 24 cards a page (DOMAIN §3); at most 1,000 results are reachable, as on Domain. */
export const listingsPerPage = 24;
export const maxReachableListings = 1000;
/** Listings are counted no further: this number stands for "more than 1,000". */
export const maxCountedListings = maxReachableListings + 1;

/** What one of a land area's unit is in square metres. */
export const squareMetresIn: Record<LandUnit, number> = { m2: 1, ha: 10_000, acre: 4046.8564224 };

type Shape = { [Name in SearchFieldName]: SearchFields[Name]['schema'] };

const fieldNames = Object.keys(searchFields) as SearchFieldName[];
const mapFields = <T>(toValue: (name: SearchFieldName) => T) =>
  Object.fromEntries(fieldNames.map((name) => [name, toValue(name)]));

/**
 * `GET /api/listings/search`: public; active listings and those under offer. Categories and suburbs are alternatives, features
 * and keywords are all required. `surrounding` adds suburbs within 5, 7 or 20 km, depending on the settlement. Prices are
 * in whole dollars, a rent per week.
 * A listing with a hidden price is left out as soon as a price filter is set, and comes after the priced ones in a price sort,
 * newest first, so that neither filter nor sort reveals the price (V22).
 */
export const listingSearchQuery = z.object(mapFields((name) => searchFields[name].schema) as Shape);
export type ListingSearchQuery = z.infer<typeof listingSearchQuery>;

/** A search for everything. */
export const everyListing = mapFields((name) => searchFields[name].default) as ListingSearchQuery;

const { '@id': _iri, '@type': _type, id: _id, ...place } = listingProperty.shape;

/** What a page of results keeps of a card: which property it is tells a visitor nothing, and two dozen ids are bytes of every document. */
const foundListing = z.object({ ...listingSummary.shape, property: z.object(place) });
export type FoundListing = z.infer<typeof foundListing>;

export const listingSearchResult = collectionOf(foundListing);
export type ListingSearchResult = z.infer<typeof listingSearchResult>;

/** The API's query string of a search, parameters in a fixed order so that equal searches have equal addresses. */
export function listingSearchParameters(query: ListingSearchQuery): URLSearchParams {
  const hasLand = query.landMin !== undefined || query.landMax !== undefined;
  return new URLSearchParams(
    fieldNames
      .filter((name) => name !== 'landUnit' || hasLand)
      .flatMap((name) => textsOf(query[name]).map((text) => [searchFields[name].parameter, text])),
  );
}

/** None for a value that is not set. */
function textsOf(value: ListingSearchQuery[SearchFieldName]): string[] {
  if (value === undefined || value === false || value === '') return [];
  if (typeof value !== 'object') return [String(value)];
  if (!Array.isArray(value)) return [[value.south, value.west, value.north, value.east].join(',')];
  const points = value.filter((one) => typeof one === 'object');
  if (points.length === 0) return value.filter((one) => typeof one === 'string');
  return [points.map(({ latitude, longitude }) => `${latitude},${longitude}`).join(';')];
}
