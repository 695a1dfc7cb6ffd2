import * as z from 'zod/mini';
import { searchFilter, widerSearch } from './listing-search-filters.ts';

const count = z.int().check(z.minimum(0));
/** Value → how many there would be with it chosen, everything else as it is. */
const counts = z.record(z.string(), count);

/**
 * `GET /api/listings/search-facets`, with the query of a search: its live counts before it is made. Every count stops at
 * `maxCountedListings`, which stands for "more than 1,000".
 */
export const listingFacets = z.object({
  '@context': z.optional(z.string()),
  '@id': z.string(),
  '@type': z.literal('ListingFacets'),
  totalItems: count,
  totalItemsCapped: z.boolean(),
  category: counts,
  /** At least so many, but for `0`: a studio has none. */
  bedrooms: counts,
  baths: counts,
  cars: counts,
  feature: counts,
  flag: counts,
  /** Filter → how many there would be without it. */
  without: z.partialRecord(searchFilter, count),
  /** With the suburbs around, or null where no suburb is chosen or they are in already. */
  withSurrounding: z.nullable(count),
  /** Where nothing is found and dropping one filter would not help: how many there would be without two. */
  withoutTwo: z.array(z.object({ filters: z.tuple([searchFilter, searchFilter]), count })),
  /** Where nothing is found: how many a wider search would find. */
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
