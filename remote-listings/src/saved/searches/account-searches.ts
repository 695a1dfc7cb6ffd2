import { api, isApiProblem, resourceQuery } from 'shared-api';
import { savedSearch } from 'shared-contract/search/saved-search';
import { collectionOf } from 'shared-contract/wire/json-ld';
import { logger } from 'shared-platform';
import { listenToOtherTabs } from '../other-tabs.ts';
import { changeGuestSearches, guestSearches, type StoredSearch } from './guest-searches.ts';
import { timeZone } from './time-zone.ts';

export const savedSearchesPath = '/api/saved-searches';

export const savedSearchPath = (id: string) => `${savedSearchesPath}/${encodeURIComponent(id)}`;

/**
 * Fetches the saved searches of the account. First imports the searches that a guest saved on this device before
 * signing in. The server ignores searches that it already has.
 */
export const accountSearchesQuery = resourceQuery(savedSearchesPath, collectionOf(savedSearch), {
  select: ({ member }) => member,
  async fetch({ signal }) {
    listenToOtherTabs();
    // Imports the oldest search first, so that the searches stay in the order in which they were saved.
    for (const stored of [...guestSearches()].reverse()) {
      if (!(await importSearch(stored))) break;
    }
    return api.send({ method: 'GET', path: savedSearchesPath, signal });
  },
});

/**
 * Moves a guest's search into the account.
 * @returns false when the account has the maximum number of searches; the search then stays in this browser
 */
async function importSearch({ id, name, search, seenAt, alert }: StoredSearch): Promise<boolean> {
  try {
    const chosen = alert && { alert, timeZone: timeZone() };
    await api.post(savedSearchesPath, { id, name, search, seenAt, ...chosen }, savedSearch);
  } catch (error) {
    if (isApiProblem(error, { status: 422 }) && error.violations.some(({ code }) => code === 'too-many')) return false;
    // The server rejects this search, and always will. Drops it, so that the other searches can still load.
    if (!isApiProblem(error, { status: 422 }) && !isApiProblem(error, { status: 409 })) throw error;
    logger.warn('A saved search did not move into the account', { code: error.code });
  }
  changeGuestSearches((searches) => searches.filter((other) => other.id !== id));
  return true;
}
