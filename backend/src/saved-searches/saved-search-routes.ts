import {
  maxCountedNew,
  maxSavedSearches,
  newListings,
  newListingsInput,
  savedSearch,
  savedSearchInput,
  savedSearchPatch,
} from 'shared-contract/search/saved-search';
import { collectionOf } from 'shared-contract/wire/json-ld';
import { collection, created, item, noContent } from '../http/json-ld.ts';
import { idParams } from '../http/parameters.ts';
import { requireVersion } from '../http/preconditions.ts';
import { conflict, invalid, notFound, requireFound } from '../http/problem.ts';
import { type Route, route } from '../http/route.ts';
import { createListingSearch, searchCompleter } from '../listing-search/create-listing-search.ts';
import { savedSearchPath, savedSearchResource } from './saved-search-resource.ts';
import {
  countSavedSearches,
  deleteSavedSearch,
  findSavedSearches,
  insertSavedSearch,
  lockSavedSearch,
  updateSavedSearch,
} from './saved-search-store.ts';
import { validateSearch } from './validate-search.ts';

const listSavedSearches = route({
  method: 'GET',
  path: savedSearchPath,
  access: 'owner',
  summary: 'The user’s saved searches, newest first.',
  response: collectionOf(savedSearch),
  async handler({ database, owner, request }) {
    const rows = await findSavedSearches(database, owner);
    return collection('SavedSearch', request, rows.map(savedSearchResource));
  },
});

const postSavedSearch = route({
  method: 'POST',
  path: savedSearchPath,
  access: 'owner',
  summary: 'Saves a search under a client-made id (UUID v4). The same search sent twice is saved once.',
  body: savedSearchInput,
  response: savedSearch,
  async handler({ database, owner, body, now }) {
    const { id, name, seenAt = now.toISOString() } = body;
    const search = validateSearch(body.search, 'search');
    const seen = new Date(Math.min(Date.parse(seenAt), now.getTime()));
    const row = await insertSavedSearch(database, owner, { id, name, search, seenAt: seen }, now);
    if (!row) throw conflict('id-taken', 'Another saved search uses this id. Send a new UUID.');
    if ((await countSavedSearches(database, owner)) > maxSavedSearches) {
      const message = `You can save ${maxSavedSearches} searches. Delete one first.`;
      throw invalid({ propertyPath: '', message, code: 'too-many' });
    }
    return created(savedSearchResource(row), row.version);
  },
});

const patchSavedSearch = route({
  method: 'PATCH',
  path: `${savedSearchPath}/:id`,
  access: 'owner',
  summary: 'Renames a saved search, or marks its results as seen.',
  params: idParams,
  body: savedSearchPatch,
  response: savedSearch,
  async handler({ database, owner, params, body, ifMatch, now }) {
    const row = requireFound(await lockSavedSearch(database, owner, params.id));
    requireVersion(ifMatch, row.version);
    const { name = row.name, seen } = body;
    const changed = await updateSavedSearch(database, owner, row.id, { name, ...(seen && { seenAt: now }) }, now);
    return item(savedSearchResource(changed), changed.version);
  },
});

const deleteRoute = route({
  method: 'DELETE',
  path: `${savedSearchPath}/:id`,
  access: 'owner',
  summary: 'Deletes a saved search.',
  params: idParams,
  response: null,
  async handler({ database, owner, params }) {
    if (!(await deleteSavedSearch(database, owner, params.id))) throw notFound();
    return noContent();
  },
});

const countRoute = route({
  method: 'POST',
  path: `${savedSearchPath}/new-listings`,
  access: 'public',
  summary:
    'Counts the listings of each search that were published since a time. Guests store searches in the browser, so the body contains them.',
  body: newListingsInput,
  response: newListings,
  readOnly: true,
  // A limit, because one request may contain fifty searches.
  rateLimit: () => ({ max: 120, timeWindow: '1 minute' }),
  async handler({ database, body, now }) {
    const complete = await searchCompleter(database, now);
    const searches = body.searches.map(({ search, since }, index) => ({
      ...complete(validateSearch(search, `searches[${index}].search`)),
      publishedAfter: since,
    }));
    const counts = await createListingSearch(database).counts(searches, maxCountedNew + 1, now);
    return item({ '@id': `${savedSearchPath}/new-listings`, '@type': 'NewListings', counts });
  },
});

export const savedSearchRoutes: Route[] = [
  listSavedSearches,
  postSavedSearch,
  patchSavedSearch,
  deleteRoute,
  countRoute,
];
