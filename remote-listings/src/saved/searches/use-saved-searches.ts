import { useQuery } from '@tanstack/react-query';
import { deleteResource, patchResource, postResource } from 'shared-api';
import { useSession } from 'shared-auth';
import type { ListingSearchQuery } from 'shared-contract/search/listing-search';
import { normalisedSearch, type SearchAlert, savedSearch } from 'shared-contract/search/saved-search';
import { accountSearchesQuery, changeAccountSearches, savedSearchesPath, savedSearchPath } from './account-searches.ts';
import { changeGuestSearches, type SearchesChange, type StoredSearch, useGuestSearches } from './guest-searches.ts';

/** Returns the user's saved searches. `error` says why those of the account could not be loaded. */
export function useSavedSearches(): {
  searches: readonly StoredSearch[] | undefined;
  error: Error | null;
  retry: () => void;
} {
  const own = useGuestSearches();
  const isSignedIn = useSession().status === 'signedIn';
  const { data, error, refetch } = useQuery({ ...accountSearchesQuery, enabled: isSignedIn });
  return isSignedIn
    ? { searches: data, error: data ? null : error, retry: () => void refetch() }
    : { searches: own, error: null, retry() {} };
}

type AlertChoice = { alert: SearchAlert; timeZone: string };

/** Returns functions that change the saved searches. Each resolves to whether the change was saved. */
export function useSearchActions() {
  const isSignedIn = useSession().status === 'signedIn';
  const make = async (change: SearchesChange, send: () => Promise<unknown>): Promise<boolean> => {
    if (isSignedIn) return changeAccountSearches(change, send);
    changeGuestSearches(change);
    return true;
  };
  const changed = (id: string, fields: Partial<StoredSearch>): SearchesChange => {
    return (searches) => searches.map((one) => (one.id === id ? { ...one, ...fields } : one));
  };
  return {
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
}

/** The browser's time zone, in whose morning daily alerts are sent. Outside Australia the server uses Melbourne's. */
export const timeZone = () => Intl.DateTimeFormat().resolvedOptions().timeZone;

/** Returns a saved search for the current search. It counts as viewed now. */
export function newSavedSearch(search: ListingSearchQuery, name: string): StoredSearch {
  const now = new Date().toISOString();
  return { id: crypto.randomUUID(), name, search: normalisedSearch(search), seenAt: now, createdAt: now };
}
