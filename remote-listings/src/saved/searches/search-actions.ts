import { deleteResource, patchResource, postResource } from 'shared-api';
import { currentSession } from 'shared-auth';
import type { ListingSearchQuery } from 'shared-contract/search/listing-search';
import { normalisedSearch, type SearchAlert, savedSearch } from 'shared-contract/search/saved-search';
import { savedSearchesPath, savedSearchPath } from './account-searches.ts';
import { changeAccountSearches } from './change-account-searches.ts';
import { changeGuestSearches, type SearchesChange, type StoredSearch } from './guest-searches.ts';
import { timeZone } from './time-zone.ts';

type AlertChoice = { alert: SearchAlert; timeZone: string };

async function make(change: SearchesChange, send: () => Promise<unknown>): Promise<boolean> {
  if (currentSession().status === 'signedIn') return changeAccountSearches(change, send);
  changeGuestSearches(change);
  return true;
}

const changed = (id: string, fields: Partial<StoredSearch>): SearchesChange => {
  return (searches) => searches.map((one) => (one.id === id ? { ...one, ...fields } : one));
};

/** Functions that change the saved searches. Each resolves to whether the change was saved. */
export const searchActions = {
  add: (stored: StoredSearch) =>
    make(
      (searches) => [stored, ...searches],
      () => {
        const { id, name, search, seenAt, alert } = stored;
        const chosen = alert && { alert, timeZone: timeZone() };
        return postResource(savedSearchesPath, { id, name, search, seenAt, ...chosen }, savedSearch);
      },
    ),
  change: (id: string, fields: Pick<StoredSearch, 'name'> | AlertChoice) =>
    make(changed(id, fields), () => patchResource(savedSearchPath(id), fields, savedSearch)),
  markSeen: (id: string) =>
    make(changed(id, { seenAt: new Date().toISOString() }), () =>
      patchResource(savedSearchPath(id), { seen: true }, savedSearch),
    ),
  remove: (id: string) =>
    make(
      (searches) => searches.filter((one) => one.id !== id),
      () => deleteResource(savedSearchPath(id)),
    ),
};

/** Returns a saved search for the current search. It counts as viewed now. */
export function newSavedSearch(search: ListingSearchQuery, name: string): StoredSearch {
  const now = new Date().toISOString();
  return { id: crypto.randomUUID(), name, search: normalisedSearch(search), seenAt: now, createdAt: now };
}
