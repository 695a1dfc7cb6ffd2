import { getDefaultStore } from 'jotai';
import { useSyncExternalStore } from 'react';
import * as z from 'shared-contract/schema';
import { listingSearchQuery } from 'shared-contract/search/listing-search';
import { normalisedSearch, searchKey } from 'shared-contract/search/saved-search';
import { persistedAtom } from 'shared-platform';
import { searchName } from '../saved/searches/search-name.ts';
import type { Search } from '../search/url/search-url.ts';

const maxRecent = 6;

const recentSearch = z.object({ name: z.string(), search: listingSearchQuery });
type RecentSearch = z.infer<typeof recentSearch>;

const none: readonly RecentSearch[] = [];
const store = getDefaultStore();

/** The searches that were last opened in this browser, newest first. */
const recentSearchesAtom = persistedAtom<readonly RecentSearch[]>({
  id: 'recent-searches',
  version: 1,
  schema: z.array(recentSearch),
  initial: none,
});

/** Returns the recent searches. On the server and during hydration there are none: only the browser has them. */
export const useRecentSearches = () =>
  useSyncExternalStore(
    (listener) => store.sub(recentSearchesAtom, listener),
    () => store.get(recentSearchesAtom),
    () => none,
  );

/** Adds an opened search. Pages and the order of its results do not make it another search. */
export function rememberSearch(opened: Search, suburbs: string[]): void {
  const { layout: _, ...search } = opened;
  const added = { name: searchName(opened, suburbs), search: normalisedSearch(search) };
  const key = searchKey(added.search);
  store.set(recentSearchesAtom, (before) =>
    [added, ...before.filter((one) => searchKey(one.search) !== key)].slice(0, maxRecent),
  );
}
