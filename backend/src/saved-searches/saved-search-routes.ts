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
import { conflict, invalid, notFound } from '../http/problem.ts';
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
  summary: 'The searches I saved, newest first.',
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
  summary: 'Saves a search under an id made by the client (UUID v4); the same search sent twice is saved once.',
  body: savedSearchInput,
  response: savedSearch,
  async handler({ database, owner, body, now }) {
    const { id, name, seenAt = now.toISOString() } = body;
    const search = validateSearch(body.search, 'search');
    const seen = new Date(Math.min(Date.parse(seenAt), now.getTime()));
    const row = await insertSavedSearch(database, owner, { id, name, search, seenAt: seen }, now);
    if (!row) throw conflict('id-taken', 'Another search is saved under this id. Send a new UUID.');
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
  summary: 'Gives a saved search another name, or says that its results have been looked at now.',
  params: idParams,
  body: savedSearchPatch,
  response: savedSearch,
  async handler({ database, owner, params, body, ifMatch, now }) {
    const row = await lockSavedSearch(database, owner, params.id);
    if (!row) throw notFound();
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
  summary: 'Forgets a saved search.',
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
    'How many listings of each search were published since. Visitors keep their searches in the browser, so they are sent.',
  body: newListingsInput,
  response: newListings,
  readOnly: true,
  // One request can contain fifty searches.
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
