import { collectionOf } from 'shared-contract/json-ld';
import { suburb } from 'shared-contract/suburb';
import * as z from 'zod/mini';
import { collection } from '../http/json-ld.ts';
import { type Route, route } from '../http/route.ts';
import { indexOfSuburbs, suburbPath, suburbsBySlug } from './suburb-store.ts';

const suggestions = 10;
const mostSlugs = 50;

const listSuburbs = route({
  method: 'GET',
  path: suburbPath,
  access: 'public',
  summary:
    'Suburbs that begin as typed (`q`: a name, any word of it, a postcode), best first; or those with these slugs.',
  query: z.object({
    q: z.optional(z.string().check(z.maxLength(100))),
    'slug[]': z.optional(z.array(z.string().check(z.maxLength(100))).check(z.maxLength(mostSlugs))),
  }),
  response: collectionOf(suburb),
  // The gazetteer changes with a release at most.
  cacheControl: 'public, max-age=3600',
  async handler({ database, query, request, now }) {
    const slugs = query['slug[]'];
    const member = slugs
      ? await suburbsBySlug(database, slugs)
      : (await indexOfSuburbs(database, now)).find(query.q ?? '', suggestions);
    return collection({
      type: 'Suburb',
      url: request.url,
      page: 1,
      perPage: Math.max(suggestions, mostSlugs),
      totalItems: member.length,
      member,
    });
  },
});

export const suburbRoutes: Route[] = [listSuburbs];
