import { getDefaultStore } from 'jotai';
import { useSyncExternalStore } from 'react';
import * as z from 'shared-contract/schema';
import { type SavedSearch, savedSearch } from 'shared-contract/search/saved-search';
import { persistedAtom } from 'shared-platform';

/**
 * A saved search of an account or of a guest. A guest's `alert` is the choice for the account: the site doesn't know
 * the email address of a guest, so it sends no alerts before the sign-in.
 */
export type StoredSearch = Pick<SavedSearch, 'id' | 'name' | 'search' | 'seenAt' | 'createdAt'> &
  Partial<Pick<SavedSearch, 'alert'>>;

const none: readonly StoredSearch[] = [];
const store = getDefaultStore();

/** The searches of a guest, stored in this browser, newest first. */
const guestSearchesAtom = persistedAtom<readonly StoredSearch[]>({
  id: 'saved-searches',
  version: 1,
  schema: z.array(
    z.extend(z.pick(savedSearch, { id: true, name: true, search: true, seenAt: true, createdAt: true }), {
      alert: z.optional(savedSearch.shape.alert),
    }),
  ),
  initial: none,
});

export const guestSearches = () => store.get(guestSearchesAtom);

/**
 * Returns the guest's searches. On the server and during hydration there are none, because only the browser has them.
 */
export const useGuestSearches = () => useSyncExternalStore(follow, guestSearches, () => none);

const follow = (listener: () => void) => store.sub(guestSearchesAtom, listener);

export function changeGuestSearches(change: SearchesChange): void {
  store.set(guestSearchesAtom, change);
}

export type SearchesChange = (searches: readonly StoredSearch[]) => readonly StoredSearch[];
