import { asc, inArray } from 'drizzle-orm';
import { suburb } from 'shared-contract/place/suburb';
import { collectionOf } from 'shared-contract/wire/json-ld';
import * as z from 'zod/mini';
import type { Database } from '../database/database.ts';
import { collection } from '../http/json-ld.ts';
import { publicRoute, type Route } from '../http/route.ts';
import { suburbColumns, suburbPath, suburbResource } from './suburb-resource.ts';
import { suburbs } from './suburb-table.ts';
import { suggestSuburbs } from './suggest-suburbs.ts';

const suggestions = 10;
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
  async handler({ database, query, request }) {
    const slugs = query['slug[]'];
    const member = slugs
      ? await findSuburbsBySlug(database, slugs)
      : await suggestSuburbs(database, query.q ?? '', suggestions);
    return collection('Suburb', request, member);
  },
});

async function findSuburbsBySlug(database: Database, slugs: readonly string[]) {
  const { slug } = suburbs;
  const rows = await database
    .select(suburbColumns)
    .from(suburbs)
    .where(inArray(slug, [...slugs]))
    .orderBy(asc(slug));
  return rows.map(suburbResource);
}

export const suburbRoutes: Route[] = [listSuburbs];
