import * as z from 'shared-contract/schema';

export const australianState = z.enum(['NSW', 'ACT', 'VIC', 'QLD', 'SA', 'WA', 'TAS', 'NT']);
export type AustralianState = z.infer<typeof australianState>;

/**
 * `GET /api/suburbs?q=rich`: suburbs that match the text, best match first. `slug` is for example `richmond-vic-3121`.
 */
export const suburb = z.object({
  '@id': z.string(),
  '@type': z.literal('Suburb'),
  id: z.string(),
  slug: z.string(),
  name: z.string(),
  state: australianState,
  postcode: z.string(),
  localGovernmentArea: z.string(),
  latitude: z.number(),
  longitude: z.number(),
  /** The kind of suburb. A search that includes surrounding suburbs has a radius of 5, 7 or 20 km, in this order. */
  settlement: z.enum(['metro', 'semi-rural', 'rural']),
  timeZone: z.string(),
});
export type Suburb = z.infer<typeof suburb>;

/** Builds the slug of search URLs: `Richmond`, `VIC`, `3121` → `richmond-vic-3121`. */
export const suburbSlug = (name: string, state: string, postcode: string): string =>
  `${areaSlug(name, state)}-${postcode}`;

/** Builds the slug of a larger place, which has no postcode: `Gold Coast`, `QLD` → `gold-coast-qld`. */
export function areaSlug(name: string, state: string): string {
  const words = name
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[’']/g, '')
    .replaceAll(/[^a-z0-9]+/g, '-');
  return `${words}-${state.toLowerCase()}`;
}
