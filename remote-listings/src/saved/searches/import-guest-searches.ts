import { api, isApiProblem } from 'shared-api';
import { savedSearch } from 'shared-contract/search/saved-search';
import { logger } from 'shared-platform';
import { changeGuestSearches, guestSearches, type StoredSearch } from './guest-searches.ts';
import { timeZone } from './time-zone.ts';

/** Moves the guest's searches into the account, as many as it has room for. */
export async function importGuestSearches(path: string): Promise<void> {
  // The oldest search first, so that the searches stay in the order in which they were saved.
  for (const stored of [...guestSearches()].reverse()) {
    if (!(await importSearch(path, stored))) break;
  }
}

/**
 * Moves a guest's search into the account.
 * @returns false when the account has the maximum number of searches; the search then stays in this browser
 */
async function importSearch(path: string, { id, name, search, seenAt, alert }: StoredSearch): Promise<boolean> {
  try {
    const chosen = alert && { alert, timeZone: timeZone() };
    await api.post(path, { id, name, search, seenAt, ...chosen }, savedSearch);
  } catch (error) {
    if (isApiProblem(error, { status: 422 }) && error.violations.some(({ code }) => code === 'too-many')) return false;
    // The server rejects this search, and always will. Drops it, so that the other searches can still load.
    if (!isApiProblem(error, { status: 422 }) && !isApiProblem(error, { status: 409 })) throw error;
    logger.warn('A saved search did not move into the account', { code: error.code });
  }
  changeGuestSearches((searches) => searches.filter((other) => other.id !== id));
  return true;
}
