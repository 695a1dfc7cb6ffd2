import IconBookmark from '@tabler/icons-react/dist/esm/icons/IconBookmark.mjs';
import { searchKey } from 'shared-contract/search/saved-search';
import { useSuburbNames } from '../../search/suburb-picker/use-suburb-names.ts';
import type { Search } from '../../search/url/search-url.ts';
import { withCode } from '../marks/with-code.ts';
import classes from './save-search.module.css';
import { useSavedSearches } from './use-saved-searches.ts';

/** The button that saves the current search. If it is already saved, the button deletes it. */
export function SaveSearch({ search }: { search: Search }) {
  const { searches = [] } = useSavedSearches();
  const suburbs = useSuburbNames(search.suburbs);
  const key = searchKey(search);
  const saved = searches.find((one) => searchKey(one.search) === key);
  const toggle = () =>
    withCode(import('./save-current-search.ts'), ({ saveSearch, removeSearch }) =>
      saved ? removeSearch(saved) : saveSearch(search, suburbs),
    );
  return (
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
  );
}
