import { getDefaultStore } from 'jotai';
import { useSyncExternalStore } from 'react';
import { type SavedSearch, savedSearch } from 'shared-contract/search/saved-search';
import { persistedAtom } from 'shared-platform';
import * as z from 'zod/mini';

/** A saved search, wherever it is stored. */
export type StoredSearch = Pick<SavedSearch, 'id' | 'name' | 'search' | 'seenAt' | 'createdAt'>;

const none: readonly StoredSearch[] = [];
const store = getDefaultStore();

/** What somebody who is not signed in saves, in this browser; the last saved first. */
const guestSearchesAtom = persistedAtom<readonly StoredSearch[]>({
  id: 'saved-searches',
  version: 1,
  schema: z.array(z.pick(savedSearch, { id: true, name: true, search: true, seenAt: true, createdAt: true })),
  initial: none,
});

export const guestSearches = () => store.get(guestSearchesAtom);

/** Drawn as nothing by the server and the first time in the browser: both must be the same. */
export const useGuestSearches = () => useSyncExternalStore(follow, guestSearches, () => none);

const follow = (listener: () => void) => store.sub(guestSearchesAtom, listener);

export function changeGuestSearches(change: SearchesChange): void {
  store.set(guestSearchesAtom, change);
}

export type SearchesChange = (searches: readonly StoredSearch[]) => readonly StoredSearch[];
