import * as z from 'shared-contract/schema';
import { mapBounds } from '../place/map-bounds.ts';
import { mapPoint } from '../place/map-point.ts';

/** The maximum number of listing ids in a pin. A pin with more listings contains no ids. */
export const maxListingsPerPin = 12;

/** One or several listings at one position on the map. */
export const mapPin = z.object({
  ...mapPoint.shape,
  count: z.int(),
  /** Ids of the listings, if there are at most `maxListingsPerPin`; otherwise empty. */
  listings: z.array(z.string()),
  /**
   * Weekly rent or sale price in whole dollars, for a pin with a single listing. Null for several listings and for a
   * hidden price (V22).
   */
  price: z.nullable(z.int()),
});
export type MapPin = z.infer<typeof mapPin>;

/**
 * `GET /api/listings/search-map`: the results of a search as map pins. Takes the query of a search and `cell`, the size
 * in degrees of the grid cells in which listings share a pin.
 */
export const listingMap = z.object({
  '@context': z.optional(z.string()),
  '@id': z.string(),
  '@type': z.literal('ListingMap'),
  totalItems: z.int(),
  /** The bounding box of all results, or null without results. */
  extent: z.nullable(mapBounds),
  pin: z.array(mapPin),
});
export type ListingMap = z.infer<typeof listingMap>;
