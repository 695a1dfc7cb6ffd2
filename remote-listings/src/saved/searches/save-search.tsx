import IconBookmark from '@tabler/icons-react/dist/esm/icons/IconBookmark.mjs';
import { lazy, Suspense, useState } from 'react';
import { searchKey } from 'shared-contract/search/saved-search';
import { useSuburbNames } from '../../search/suburb-picker/use-suburb-names.ts';
import type { Search } from '../../search/url/search-url.ts';
import { withCode } from '../marks/with-code.ts';
import classes from './save-search.module.css';
import { useSavedSearches } from './use-saved-searches.ts';

const load = () => import(/* webpackChunkName: "search-actions" */ './save-current-search.ts');
const SavedNotice = lazy(async () => ({ default: (await load()).SavedNotice }));

/**
 * The button that saves the current search, and then says how often new listings are emailed. If it is already saved,
 * the button deletes it.
 */
export function SaveSearch({ search }: { search: Search }) {
  const { searches = [] } = useSavedSearches();
  const suburbs = useSuburbNames(search.suburbs);
  const [noticeKey, setNoticeKey] = useState<string>();
  const key = searchKey(search);
  const saved = searches.find((one) => searchKey(one.search) === key);
  const toggle = async () => {
    const isSaved = await withCode(load(), ({ saveSearch, removeSearch }) =>
      saved ? removeSearch(saved) : saveSearch(search, suburbs),
    );
    setNoticeKey(isSaved && !saved ? key : undefined);
  };
  return (
    <div className={classes.place}>
      <button
        type="button"
        className={classes.button}
        aria-pressed={saved !== undefined}
        // Ignores the second click of a double click, which would undo the first.
        onClick={({ detail }) => detail < 2 && void toggle()}
      >
        <IconBookmark size={19} stroke={1.7} aria-hidden="true" />
        <span className={classes.label}>{saved ? 'Search saved' : 'Save search'}</span>
      </button>
      {saved && noticeKey === key && (
        <Suspense>
          <SavedNotice saved={saved} onClose={() => setNoticeKey(undefined)} />
        </Suspense>
      )}
    </div>
  );
}
