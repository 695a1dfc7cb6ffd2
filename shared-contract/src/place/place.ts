import * as z from 'shared-contract/schema';
import { mapBounds } from './map-bounds.ts';
import { australianState } from './suburb.ts';

/** The kinds of places that contain suburbs: `council` is a local government area. */
export const areaKind = z.enum(['city', 'region', 'council', 'state']);
export type AreaKind = z.infer<typeof areaKind>;

/**
 * `GET /api/places?q=gold`: suburbs, cities, regions, councils and states that match the text, best match first. `slug`
 * is for example `richmond-vic-3121`, `gold-coast-qld` or `nsw`; a search takes each of them in `suburb[]`.
 */
export const place = z.object({
  '@type': z.literal('Place'),
  slug: z.string(),
  name: z.string(),
  kind: z.enum(['suburb', ...areaKind.options]),
  state: australianState,
  /** Null unless the place is a suburb. */
  postcode: z.nullable(z.string()),
  /** The box around the centres of its suburbs; of a suburb, its centre. */
  bounds: mapBounds,
  /** The number of suburbs in the place. */
  suburbs: z.int().check(z.minimum(1)),
});
export type Place = z.infer<typeof place>;

/** Returns whether a slug is that of a suburb, such as `richmond-vic-3121`. Only these slugs have a postcode. */
export const isSuburbSlug = (slug: string): boolean => /-\d{4}$/.test(slug);
