import * as z from 'zod/mini';
import { mapPoint } from '../place/map-point.ts';
import { mapBounds } from './search-fields.ts';

/** A pin with more listings contains no ids. */
export const maxListingsPerPin = 12;

/** One or several listings in one place on the map. */
export const mapPin = z.object({
  ...mapPoint.shape,
  count: z.int(),
  /** Ids of the listings, up to `maxListingsPerPin`; empty for a larger pin. */
  listings: z.array(z.string()),
  /**
   * Weekly rent or sale price of a single listing in whole dollars. Null for several listings and for a hidden price
   * (V22).
   */
  price: z.nullable(z.int()),
});
export type MapPin = z.infer<typeof mapPin>;

/**
 * `GET /api/listings/search-map`, with the query of a search and `cell` in degrees: the results, clustered by a grid.
 */
export const listingMap = z.object({
  '@context': z.optional(z.string()),
  '@id': z.string(),
  '@type': z.literal('ListingMap'),
  totalItems: z.int(),
  /** Bounding box of all results, or null without results. */
  extent: z.nullable(mapBounds),
  pin: z.array(mapPin),
});
export type ListingMap = z.infer<typeof listingMap>;
