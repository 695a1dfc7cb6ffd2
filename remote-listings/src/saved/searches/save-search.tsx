import IconBookmark from '@tabler/icons-react/dist/esm/icons/IconBookmark.mjs';
import { lazy, Suspense, useState } from 'react';
import { useSession } from 'shared-auth';
import { type SearchAlert, searchKey } from 'shared-contract/search/saved-search';
import { toast } from 'shared-platform';
import { useSuburbNames } from '../../search/suburb-picker/use-suburb-names.ts';
import type { Search } from '../../search/url/search-url.ts';
import classes from './save-search.module.css';
import { searchName } from './search-name.ts';
import { useRemoveSearch } from './use-remove-search.ts';
import { newSavedSearch, useSavedSearches, useSearchActions } from './use-saved-searches.ts';

// The search page is lighter without the dialog and its Mantine group.
const SaveSearchDialog = lazy(() => import('./save-search-dialog.tsx'));

/**
 * The button that saves the current search. Asks signed-in users how often to email new listings. If the search is
 * already saved, the button deletes it.
 */
export function SaveSearch({ search }: { search: Search }) {
  const { searches = [] } = useSavedSearches();
  const suburbs = useSuburbNames(search.suburbs);
  const { add } = useSearchActions();
  const remove = useRemoveSearch();
  const key = searchKey(search);
  const saved = searches.find((one) => searchKey(one.search) === key);
  const isSignedIn = useSession().status === 'signedIn';
  const [isAsking, setAsking] = useState(false);
  const name = searchName(search, suburbs);
  const save = async (alert?: SearchAlert) => {
    setAsking(false);
    const { layout: _, ...query } = search;
    if (await add(newSavedSearch(query, name, alert))) toast.success(`Saved: ${name}`);
  };
  const press = () => {
    if (saved) return void remove(saved);
    if (isSignedIn) return setAsking(true);
    void save();
  };
  return (
    <>
      <button
        type="button"
        className={classes.button}
        aria-pressed={saved !== undefined}
        // Ignores the second click of a double click, which would undo the first.
        onClick={({ detail }) => detail < 2 && press()}
      >
        <IconBookmark size={19} stroke={1.7} aria-hidden="true" />
        {saved ? 'Search saved' : 'Save search'}
      </button>
      {isAsking && (
        <Suspense>
          <SaveSearchDialog name={name} onSave={save} onCancel={() => setAsking(false)} />
        </Suspense>
      )}
    </>
  );
}
