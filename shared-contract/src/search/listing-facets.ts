import * as z from 'shared-contract/schema';
import { searchFilter, widerSearch } from './listing-search-filters.ts';

const count = z.int().check(z.minimum(0));
/** For each value of a filter: the number of results that the search would have with this value selected. */
const counts = z.record(z.string(), count);

/**
 * `GET /api/listings/search-facets`: result counts by filter, for the query of a search. A count of
 * `maxCountedListings` means "more than 1,000".
 */
export const listingFacets = z.object({
  '@context': z.optional(z.string()),
  '@id': z.string(),
  '@type': z.literal('ListingFacets'),
  totalItems: count,
  totalItemsCapped: z.boolean(),
  category: counts,
  /**
   * For each number: the results with at least that many. Only the count for `0`, which means studios, is of exact
   * matches.
   */
  bedrooms: counts,
  baths: counts,
  cars: counts,
  feature: counts,
  flag: counts,
  /** For each filter that is set: the number of results without this filter. */
  without: z.partialRecord(searchFilter, count),
  /**
   * Number of results with surrounding suburbs. Null without a suburb, or if the search already includes surrounding
   * suburbs.
   */
  withSurrounding: z.nullable(count),
  /** The number of results without two of the filters, when removing any single filter finds nothing. */
  withoutTwo: z.array(z.object({ filters: z.tuple([searchFilter, searchFilter]), count })),
  /**
   * For a search without results: the number of results of each wider search that the page suggests, such as one that
   * keeps only the place.
   */
  wider: z.partialRecord(widerSearch, count),
});
export type ListingFacets = z.infer<typeof listingFacets>;

/** Converts a feature's name to its slug in URLs: `Air conditioning` → `air-conditioning`. */
export function featureSlug(name: string): string {
  return name
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
}
