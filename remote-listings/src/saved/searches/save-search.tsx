import IconBookmark from '@tabler/icons-react/dist/esm/icons/IconBookmark.mjs';
import { searchKey } from 'shared-contract/search/saved-search';
import { toast } from 'shared-platform';
import { useSuburbNames } from '../../search/suburb-picker/use-suburb-names.ts';
import { searchTitle } from '../../search/url/search-labels.ts';
import type { Search } from '../../search/url/search-url.ts';
import classes from './save-search.module.css';
import { useRemoveSearch } from './use-remove-search.ts';
import { newSavedSearch, useSavedSearches, useSearchActions } from './use-saved-searches.ts';

/** The button that saves the current search. If it is already saved, the button deletes it. */
export function SaveSearch({ search }: { search: Search }) {
  const { searches = [] } = useSavedSearches();
  const suburbs = useSuburbNames(search.suburbs);
  const { add } = useSearchActions();
  const remove = useRemoveSearch();
  const key = searchKey(search);
  const saved = searches.find((one) => searchKey(one.search) === key);
  const save = async () => {
    const { layout: _, ...query } = search;
    // The code of the name is loaded on use. Without it, the name has no filters.
    const name = await import('./search-name.ts').then(
      ({ searchName }) => searchName(search, suburbs),
      () => searchTitle(search, suburbs),
    );
    const stored = newSavedSearch(query, name);
    if (await add(stored)) toast.success(`Saved: ${stored.name}`);
  };
  return (
    <button
      type="button"
      className={classes.button}
      aria-pressed={saved !== undefined}
      // Ignores the second click of a double click, which would undo the first.
      onClick={({ detail }) => detail < 2 && void (saved ? remove(saved) : save())}
    >
      <IconBookmark size={19} stroke={1.7} aria-hidden="true" />
      <span className={classes.label}>{saved ? 'Search saved' : 'Save search'}</span>
    </button>
  );
}
