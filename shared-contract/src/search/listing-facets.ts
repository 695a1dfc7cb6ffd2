import * as z from 'shared-contract/schema';
import { searchFilter, widerSearch } from './listing-search-filters.ts';

const count = z.int().check(z.minimum(0));
/** Number of results by value, if that value were selected. */
const counts = z.record(z.string(), count);

/**
 * `GET /api/listings/search-facets`, with the query of a search: result counts by filter. Counts stop at
 * `maxCountedListings`, which means "more than 1,000".
 */
export const listingFacets = z.object({
  '@context': z.optional(z.string()),
  '@id': z.string(),
  '@type': z.literal('ListingFacets'),
  totalItems: count,
  totalItemsCapped: z.boolean(),
  category: counts,
  /** Counts of results with at least this many, except `0`, which is exact (studios). */
  bedrooms: counts,
  baths: counts,
  cars: counts,
  feature: counts,
  flag: counts,
  /** Number of results without each filter. */
  without: z.partialRecord(searchFilter, count),
  /** Number of results with surrounding suburbs. Null without a suburb or if they are included. */
  withSurrounding: z.nullable(count),
  /** Number of results without two filters, for a search that stays empty without any single one. */
  withoutTwo: z.array(z.object({ filters: z.tuple([searchFilter, searchFilter]), count })),
  /** Number of results of wider searches, for an empty search. */
  wider: z.partialRecord(widerSearch, count),
});
export type ListingFacets = z.infer<typeof listingFacets>;

/** `Air conditioning` → `air-conditioning`. */
export function featureSlug(name: string): string {
  return name
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
}
