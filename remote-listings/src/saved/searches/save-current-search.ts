import { currentSession } from 'shared-auth';
import type { Search } from '../../search/url/search-url.ts';
import { newSavedSearch, searchActions } from './search-actions.ts';
import { searchName } from './search-name.ts';

export { removeSearch } from './remove-search.ts';
export { SavedNotice } from './saved-notice.tsx';

/**
 * Saves the search under its default name. New homes are emailed daily to signed-in users, who can change that in
 * `SavedNotice`. Resolves to whether it was saved.
 */
export function saveSearch(search: Search, suburbs: string[]): Promise<boolean> {
  const { layout: _, ...query } = search;
  const stored = newSavedSearch(query, searchName(search, suburbs));
  const isSignedIn = currentSession().status === 'signedIn';
  return searchActions.add(isSignedIn ? { ...stored, alert: 'daily' } : stored);
}
