import IconBookmark from '@tabler/icons-react/dist/esm/icons/IconBookmark.mjs';
import { searchKey } from 'shared-contract/search/saved-search';
import { toast } from 'shared-platform';
import type { Search } from '../../search/address/search-address.ts';
import { useKnownSuburbs } from '../../search/suburb-picker/use-suburb-names.ts';
import classes from './save-search.module.css';
import { searchName } from './search-name.ts';
import { useRemoveSearch } from './use-remove-search.ts';
import { newSavedSearch, useSavedSearches, useSearchActions } from './use-saved-searches.ts';

/** Keeps the search of this page, or forgets it again. */
export function SaveSearch({ search }: { search: Search }) {
  const { searches = [] } = useSavedSearches();
  const suburbs = useKnownSuburbs(search.suburbs);
  const { add } = useSearchActions();
  const remove = useRemoveSearch();
  const key = searchKey(search);
  const saved = searches.find((one) => searchKey(one.search) === key);
  const save = async () => {
    const { layout: _, ...query } = search;
    const kept = newSavedSearch(query, searchName(search, suburbs));
    if (await add(kept)) toast.success(`Saved: ${kept.name}`);
  };
  return (
    <button
      type="button"
      className={classes.button}
      aria-pressed={saved !== undefined}
      // The second half of a double click takes nothing back.
      onClick={({ detail }) => detail < 2 && void (saved ? remove(saved) : save())}
    >
      <IconBookmark size={19} stroke={1.7} aria-hidden="true" />
      {saved ? 'Search saved' : 'Save search'}
    </button>
  );
}
