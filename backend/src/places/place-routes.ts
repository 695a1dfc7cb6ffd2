import { asc, inArray } from 'drizzle-orm';
import { place } from 'shared-contract/place/place';
import { collectionOf } from 'shared-contract/wire/json-ld';
import * as z from 'zod/mini';
import type { Database } from '../database/database.ts';
import { collection } from '../http/json-ld.ts';
import { publicRoute } from '../http/route.ts';
import { suburbs } from '../suburbs/suburb-table.ts';
import { allPlaces, placeResource } from './all-places.ts';
import { findNearestSuburb } from './find-nearest-suburb.ts';
import { places } from './place-table.ts';
import { suggestPlaces } from './suggest-places.ts';

const suggestions = 10;
const maxSlugs = 50;

const point = z.pipe(
  z.string().check(z.regex(/^-?\d{1,3}(?:\.\d{1,10})?,-?\d{1,3}(?:\.\d{1,10})?$/)),
  z.transform((text) => {
    const [latitude = 0, longitude = 0] = text.split(',').map(Number);
    return { latitude, longitude };
  }),
);

export const listPlaces = publicRoute('GET', '/api/places', {
  summary:
    'Suggests suburbs, cities, regions, councils and states for typed text (`q`), best first; or returns those of `slug[]`, or the suburb nearest to `near` (latitude,longitude).',
  query: z.object({
    q: z.optional(z.string().check(z.maxLength(100))),
    'slug[]': z.optional(z.array(z.string().check(z.maxLength(100))).check(z.maxLength(maxSlugs))),
    near: z.optional(point),
  }),
  response: collectionOf(place),
  // Browsers cache the suggestions for an hour, because the list of places changes only with a release.
  cacheControl: 'public, max-age=3600',
  async handler({ database, query, request }) {
    const slugs = query['slug[]'];
    const member = slugs
      ? await findPlacesBySlug(database, slugs)
      : query.near
        ? await findNearestSuburb(database, query.near)
        : await suggestPlaces(database, query.q ?? '', suggestions);
    return collection('Place', request, member);
  },
});

async function findPlacesBySlug(database: Database, slugs: readonly string[]) {
  const found = allPlaces(database, inArray(suburbs.slug, [...slugs]), inArray(places.slug, [...slugs]));
  const rows = await database.select().from(found).orderBy(asc(found.slug));
  return rows.map(placeResource);
}
