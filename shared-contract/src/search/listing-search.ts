import * as z from 'shared-contract/schema';
import { collectionOf } from '../wire/json-ld.ts';
import { foundListing } from './found-listing.ts';
import { type LandUnit, type SearchFieldName, type SearchFields, searchFields } from './search-fields.ts';

/** Results per page. */
export const listingsPerPage = 24;
/** The number of results that a visitor can page through. */
export const maxReachableListings = 1000;
/** The largest count that the API returns; it means "more than 1,000". */
export const maxCountedListings = maxReachableListings + 1;

/** Square metres per unit of land area. */
export const squareMetresIn: Record<LandUnit, number> = { m2: 1, ha: 10_000, acre: 4046.8564224 };

type Shape = { [Name in SearchFieldName]: SearchFields[Name]['schema'] };

const fieldNames = Object.keys(searchFields) as SearchFieldName[];
const mapFields = <T>(toValue: (name: SearchFieldName) => T) =>
  Object.fromEntries(fieldNames.map((name) => [name, toValue(name)]));

/**
 * The query of `GET /api/listings/search`, which is public and finds listings that are active or under offer. A listing
 * matches if it has any of the categories, is in any of the suburbs, and has all features and keywords. `suburbs` can
 * also be other places, such as the region `inner-west-nsw`. `surrounding` adds suburbs within 5, 7 or 20 km of chosen
 * suburbs, depending on the settlement; places have none around. Prices are in whole dollars, rents per week. Results
 * never reveal a hidden price (V22): a price filter excludes listings with a hidden price, and sorting by price puts
 * these listings last, newest first.
 */
export const listingSearchQuery = z.object(mapFields((name) => searchFields[name].schema) as Shape);
export type ListingSearchQuery = z.infer<typeof listingSearchQuery>;

/** The query without any filter. */
export const everyListing = mapFields((name) => searchFields[name].default) as ListingSearchQuery;

export const listingSearchResult = collectionOf(foundListing);
export type ListingSearchResult = z.infer<typeof listingSearchResult>;

/** Builds the API's query string in a fixed order, so that equal searches have equal URLs. */
export function listingSearchParameters(query: ListingSearchQuery): URLSearchParams {
  const hasLand = query.landMin !== undefined || query.landMax !== undefined;
  return new URLSearchParams(
    fieldNames
      .filter((name) => name !== 'landUnit' || hasLand)
      .flatMap((name) => textsOf(query[name]).map((text) => [searchFields[name].parameter, text])),
  );
}

/** Returns the values of a query parameter as text; none for a field that is not set. */
function textsOf(value: ListingSearchQuery[SearchFieldName]): string[] {
  if (value === undefined || value === false || value === '') return [];
  if (typeof value !== 'object') return [String(value)];
  if (!Array.isArray(value)) return [[value.south, value.west, value.north, value.east].join(',')];
  const points = value.filter((one) => typeof one === 'object');
  if (points.length === 0) return value.filter((one) => typeof one === 'string');
  return [points.map(({ latitude, longitude }) => `${latitude},${longitude}`).join(';')];
}
