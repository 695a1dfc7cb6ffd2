import { toast } from 'shared-platform';
import type { Search } from '../../search/url/search-url.ts';
import { newSavedSearch, searchActions } from './search-actions.ts';
import { searchName } from './search-name.ts';

export { removeSearch } from './remove-search.ts';

/** Saves the search under its default name. Resolves to whether it was saved. */
export async function saveSearch(search: Search, suburbs: string[]): Promise<boolean> {
  const { layout: _, ...query } = search;
  const stored = newSavedSearch(query, searchName(search, suburbs));
  if (!(await searchActions.add(stored))) return false;
  toast.success(`Saved: ${stored.name}`);
  return true;
}
