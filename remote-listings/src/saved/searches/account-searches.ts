import { queryOptions } from '@tanstack/react-query';
import { api, isApiProblem, queryClient } from 'shared-api';
import { savedSearch } from 'shared-contract/search/saved-search';
import { collectionOf } from 'shared-contract/wire/json-ld';
import { logger, toast } from 'shared-platform';
import { followTabs, tellTabs } from '../marks/tabs.ts';
import { changeVisitorsSearches, type KeptSearch, type SearchesChange, visitorsSearches } from './visitors-searches.ts';

export const savedSearchesPath = '/api/saved-searches';

/** What the account keeps. What was saved before signing in comes along: the server keeps a search that it has already once. */
export const accountSearchesQuery = queryOptions({
  queryKey: ['saved-searches'],
  async queryFn({ signal }): Promise<readonly KeptSearch[]> {
    followTabs();
    // The oldest first, so that they stand in their order.
    for (const kept of [...visitorsSearches()].reverse()) {
      if (!(await moveIn(kept))) break;
    }
    return (await api.get(savedSearchesPath, collectionOf(savedSearch), { signal })).member;
  },
});

/** @returns false where the account is full: then it stays here until there is room */
async function moveIn({ id, name, search, seenAt }: KeptSearch): Promise<boolean> {
  try {
    await api.post(savedSearchesPath, { id, name, search, seenAt }, savedSearch);
  } catch (error) {
    if (isApiProblem(error, { status: 422 }) && error.violations.some(({ code }) => code === 'too-many')) return false;
    // What the server will never take would otherwise keep the others from being shown.
    if (!isApiProblem(error, { status: 422 }) && !isApiProblem(error, { status: 409 })) throw error;
    logger.warn('A saved search did not move into the account', { code: error.code });
  }
  changeVisitorsSearches((searches) => searches.filter((other) => other.id !== id));
  return true;
}

/** Shown at once, and taken back with a message where it fails. Tells whether it was kept. */
export async function changeAccountSearches(change: SearchesChange, send: () => Promise<unknown>): Promise<boolean> {
  const client = queryClient();
  let before: readonly KeptSearch[] | undefined;
  try {
    before = await client.ensureQueryData(accountSearchesQuery);
    await client.cancelQueries(accountSearchesQuery);
    client.setQueryData(accountSearchesQuery.queryKey, change(before));
    await send();
    tellTabs('saved-searches');
    return true;
  } catch (error) {
    if (before) client.setQueryData(accountSearchesQuery.queryKey, before);
    const isRefusal = isApiProblem(error, { status: 422 });
    toast.error(isRefusal ? error.message : 'This was not saved. Check your connection and try again.');
    return false;
  }
}
