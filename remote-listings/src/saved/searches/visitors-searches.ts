import { getDefaultStore } from 'jotai';
import { useSyncExternalStore } from 'react';
import { type SavedSearch, savedSearch } from 'shared-contract/search/saved-search';
import { persistedAtom } from 'shared-platform';
import * as z from 'zod/mini';

/** A saved search, wherever it is kept. */
export type KeptSearch = Pick<SavedSearch, 'id' | 'name' | 'search' | 'seenAt' | 'createdAt'>;

const none: readonly KeptSearch[] = [];
const store = getDefaultStore();

/** What somebody who is not signed in saves, in this browser; the last saved first. */
const visitorsSearchesAtom = persistedAtom<readonly KeptSearch[]>({
  id: 'saved-searches',
  version: 1,
  schema: z.array(z.pick(savedSearch, { id: true, name: true, search: true, seenAt: true, createdAt: true })),
  initial: none,
});

export const visitorsSearches = () => store.get(visitorsSearchesAtom);

/** Drawn as nothing by the server and the first time in the browser: both must be the same. */
export const useVisitorsSearches = () => useSyncExternalStore(follow, visitorsSearches, () => none);

const follow = (listener: () => void) => store.sub(visitorsSearchesAtom, listener);

export function changeVisitorsSearches(change: SearchesChange): void {
  store.set(visitorsSearchesAtom, change);
}

export type SearchesChange = (searches: readonly KeptSearch[]) => readonly KeptSearch[];
