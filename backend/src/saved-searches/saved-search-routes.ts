import { maxCountedNew, newListings } from 'shared-contract/search/new-listings';
import { maxSavedSearches, savedSearch } from 'shared-contract/search/saved-search';
import {
  alertZoneOf,
  newListingsInput,
  savedSearchInput,
  savedSearchPatch,
} from 'shared-contract/search/saved-search-input';
import { collectionOf } from 'shared-contract/wire/json-ld';
import { collection, created, item, noContent } from '../http/json-ld.ts';
import { conflict, invalid, requireFound } from '../http/problem.ts';
import { ownerRoute, publicRoute, type Route } from '../http/route.ts';
import { createListingSearch, searchOf } from '../listing-search/create-listing-search.ts';
import { deleteOwn, lockVersion, updateOwn } from '../owned-rows/owned-rows.ts';
import { savedSearchPath, savedSearchResource } from './saved-search-resource.ts';
import { alertFields, findSavedSearches, insertSavedSearch } from './saved-search-store.ts';
import { savedSearches } from './saved-search-table.ts';
import { validateSearch } from './validate-search.ts';

const listSavedSearches = ownerRoute('GET', savedSearchPath, {
  summary: 'The user’s saved searches, newest first.',
  response: collectionOf(savedSearch),
  async handler({ request, ...scope }) {
    const rows = await findSavedSearches(scope).rows({ limit: maxSavedSearches, offset: 0 });
    return collection('SavedSearch', request, rows.map(savedSearchResource));
  },
});

const postSavedSearch = ownerRoute('POST', savedSearchPath, {
  summary: 'Saves a search under a client-made id (UUID v4). The same search sent twice is saved once.',
  body: savedSearchInput,
  response: savedSearch,
  status: 201,
  async handler({ body, ...scope }) {
    const now = scope.now.getTime();
    const { id, name, alert, timeZone } = body;
    const search = validateSearch(body.search, 'search');
    const seenAt = new Date(body.seenAt === undefined ? now : Math.min(Date.parse(body.seenAt), now));
    const row = await insertSavedSearch(scope, {
      id,
      name,
      search,
      seenAt,
      alert,
      timeZone: timeZone === undefined ? undefined : alertZoneOf(timeZone),
    });
    if (!row) throw conflict('id-taken', 'Another saved search uses this id. Send a new UUID.');
    if ((await findSavedSearches(scope).count()) > maxSavedSearches) {
      const message = `You can save ${maxSavedSearches} searches. Delete one first.`;
      throw invalid({ propertyPath: '', message, code: 'too-many' });
    }
    return created(savedSearchResource(row), row.version);
  },
});

const patchSavedSearch = ownerRoute('PATCH', `${savedSearchPath}/:id`, {
  summary: 'Renames a saved search, marks its results as seen, or changes how often new listings are emailed.',
  body: savedSearchPatch,
  response: savedSearch,
  async handler({ params, body, ...scope }) {
    const row = await lockVersion(scope, savedSearches, params.id);
    const { name = row.name, seen } = body;
    const timeZone = body.timeZone === undefined ? row.timeZone : alertZoneOf(body.timeZone);
    const alert = alertFields(row, body.alert ?? row.alert, scope.now);
    const seenAt = seen ? scope.now : row.seenAt;
    const changed = await updateOwn(scope, savedSearches, row.id, { name, seenAt, timeZone, ...alert });
    return item(savedSearchResource(changed), changed.version);
  },
});

const deleteRoute = ownerRoute('DELETE', `${savedSearchPath}/:id`, {
  summary: 'Deletes a saved search.',
  response: null,
  async handler({ params, ...scope }) {
    requireFound(await deleteOwn(scope, savedSearches, params.id));
    return noContent();
  },
});

const countRoute = publicRoute('POST', `${savedSearchPath}/new-listings`, {
  summary:
    'Counts the listings of each search that were published since a time. Guests store searches in the browser, so the body contains them.',
  body: newListingsInput,
  response: newListings,
  readOnly: true,
  // Limits the requests per client, because each request may contain fifty searches.
  rateLimit: () => ({ max: 120, timeWindow: '1 minute' }),
  async handler({ database, body, now }) {
    const searches = body.searches.map(({ search, since }, index) =>
      searchOf(database, { ...validateSearch(search, `searches[${index}].search`), publishedAfter: since }),
    );
    const counts = await createListingSearch(database).counts(await Promise.all(searches), maxCountedNew + 1, now);
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
