import { asc } from 'drizzle-orm';
import { suburb } from 'shared-contract/place/suburb';
import { collectionOf } from 'shared-contract/wire/json-ld';
import * as z from 'zod/mini';
import { withEtag } from '../http/etag.ts';
import { collection } from '../http/json-ld.ts';
import { publicRoute, type Route } from '../http/route.ts';
import { findSuburbsBySlug, getSuburbIndex, suburbPath } from './suburb-store.ts';
import { suburbs } from './suburb-table.ts';

const suggestions = 10;
/** The postcodes of the centres of the eight capital cities. */
const capitals = new Set(['2000', '2600', '3000', '4000', '5000', '6000', '7000', '0800']);
const maxSlugs = 50;

const listSuburbs = publicRoute('GET', suburbPath, {
  summary:
    'Suggests suburbs for typed text (`q`: a name, a word of it, a postcode), best first; or returns those of `slug[]`.',
  query: z.object({
    q: z.optional(z.string().check(z.maxLength(100))),
    'slug[]': z.optional(z.array(z.string().check(z.maxLength(100))).check(z.maxLength(maxSlugs))),
  }),
  response: collectionOf(suburb),
  // Browsers cache the suggestions for an hour, because the list of suburbs changes only with a release.
  cacheControl: 'public, max-age=3600',
  async handler({ database, query, request, now }) {
    const slugs = query['slug[]'];
    const member = slugs
      ? await findSuburbsBySlug(database, slugs)
      : (await getSuburbIndex(database, now)).find(query.q ?? '', suggestions);
    return collection('Suburb', request, member);
  },
});

const mapSuburbs = publicRoute('GET', `${suburbPath}/map`, {
  summary: 'The gazetteer as GeoJSON, for the map.',
  response: null,
  cacheControl: 'public, max-age=86400',
  async handler({ database, request }) {
    const rows = await database
      .select({
        name: suburbs.name,
        postcode: suburbs.postcode,
        latitude: suburbs.latitude,
        longitude: suburbs.longitude,
      })
      .from(suburbs)
      .orderBy(asc(suburbs.slug));
    const features = rows.map(({ name, postcode, latitude, longitude }) => ({
      type: 'Feature',
      properties: { name, capital: capitals.has(postcode) },
      geometry: { type: 'Point', coordinates: [longitude, latitude] },
    }));
    const reply = {
      status: 200,
      headers: { 'content-type': 'application/geo+json' },
      body: { type: 'FeatureCollection', features },
    };
    return withEtag(reply, request);
  },
});

export const suburbRoutes: Route[] = [listSuburbs, mapSuburbs];
