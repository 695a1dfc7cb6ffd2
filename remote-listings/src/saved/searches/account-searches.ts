import { api, editMembers, isApiProblem, loadResource, queryClient, resourceQuery } from 'shared-api';
import { savedSearch } from 'shared-contract/search/saved-search';
import { collectionOf } from 'shared-contract/wire/json-ld';
import { logger, toast } from 'shared-platform';
import { listenToOtherTabs, notifyOtherTabs } from '../other-tabs.ts';
import { changeGuestSearches, guestSearches, type SearchesChange, type StoredSearch } from './guest-searches.ts';

export const savedSearchesPath = '/api/saved-searches';

export const savedSearchPath = (id: string) => `${savedSearchesPath}/${encodeURIComponent(id)}`;

/**
 * Fetches the account's searches. Searches that a guest saved before signing in are imported first; the server ignores
 * duplicates.
 */
export const accountSearchesQuery = resourceQuery(savedSearchesPath, collectionOf(savedSearch), {
  select: ({ member }) => member,
  async fetch({ signal }) {
    listenToOtherTabs();
    // The oldest first, so that they stay in order.
    for (const stored of [...guestSearches()].reverse()) {
      if (!(await importSearch(stored))) break;
    }
    return api.send({ method: 'GET', path: savedSearchesPath, signal });
  },
});

/** @returns false when the account is full: the search then stays in this browser until there is room */
async function importSearch({ id, name, search, seenAt }: StoredSearch): Promise<boolean> {
  try {
    await api.post(savedSearchesPath, { id, name, search, seenAt }, savedSearch);
  } catch (error) {
    if (isApiProblem(error, { status: 422 }) && error.violations.some(({ code }) => code === 'too-many')) return false;
    // A search that the server will always reject must not keep the others from loading.
    if (!isApiProblem(error, { status: 422 }) && !isApiProblem(error, { status: 409 })) throw error;
    logger.warn('A saved search did not move into the account', { code: error.code });
  }
  changeGuestSearches((searches) => searches.filter((other) => other.id !== id));
  return true;
}

/**
 * Shows a change at once. A failure undoes it and shows a message.
 * @returns whether it was saved
 */
export async function changeAccountSearches(change: SearchesChange, send: () => Promise<unknown>): Promise<boolean> {
  let undo = () => {};
  try {
    await loadResource(accountSearchesQuery);
    await queryClient().cancelQueries({ queryKey: accountSearchesQuery.queryKey });
    undo = editMembers(accountSearchesQuery, (searches) =>
      change(searches).map((one) => ({ '@id': savedSearchPath(one.id), '@type': 'SavedSearch', ...one })),
    );
    await send();
    notifyOtherTabs('saved-searches');
    return true;
  } catch (error) {
    undo();
    const isRejected = isApiProblem(error, { status: 422 });
    toast.error(isRejected ? error.message : 'We couldn’t save that. Check your connection and try again.');
    return false;
  }
}
