import * as z from 'zod/mini';
import { mapBounds } from './listing-search.ts';
import { mapPoint } from './map-point.ts';

/** One or several listings in one place on the map; `listing` is there for one alone. */
export const mapPin = z.object({
  ...mapPoint.shape,
  count: z.int(),
  listing: z.nullable(z.string()),
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
