import * as z from 'zod/mini';
import { mapPoint } from '../place/map-point.ts';
import { mapBounds } from './search-fields.ts';

/** So many listings of a pin are named. */
export const maxListingsPerPin = 12;

/** One or several listings in one place on the map. */
export const mapPin = z.object({
  ...mapPoint.shape,
  count: z.int(),
  /** Their ids, where they are few enough to be named: up to `mostNamedListings`. */
  listings: z.array(z.string()),
  /** Of one alone: what it is searched by, in whole dollars; a week's rent or a sale price. Null where it is not shown (V22). */
  price: z.nullable(z.int()),
});
export type MapPin = z.infer<typeof mapPin>;

/** `GET /api/listings/search-map`, with the query of a search and `cell` in degrees: what it finds, gathered by a grid. */
export const listingMap = z.object({
  '@context': z.optional(z.string()),
  '@id': z.string(),
  '@type': z.literal('ListingMap'),
  totalItems: z.int(),
  /** Around all of it, or null where nothing was found. */
  extent: z.nullable(mapBounds),
  pin: z.array(mapPin),
});
export type ListingMap = z.infer<typeof listingMap>;
