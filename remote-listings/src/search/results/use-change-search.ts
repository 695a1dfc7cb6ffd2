import { useRef } from 'react';
import { useNavigate } from 'shared-platform/router';
import { refineSearch, type Search, searchUrl } from '../url/search-url.ts';

/** The changed fields, or a function that returns them for the latest search. */
export type SearchChange = Partial<Search> | ((latest: Search) => Partial<Search>);

/**
 * Returns a function that opens the search with a change. The page renders the changed search only when its results
 * have loaded. Until then the function changes the latest search, so that a second change does not undo the first.
 * Call `reset` after each navigation: a change whose navigation was cancelled must not come back with the next one.
 */
export function useChangeSearch(search: Search) {
  const navigate = useNavigate();
  const latest = useRef(search);
  const pending = useRef(0);
  return {
    async change(change: SearchChange, how?: { replace: boolean }) {
      const changed = typeof change === 'function' ? change(latest.current) : change;
      latest.current = refineSearch(latest.current, changed);
      pending.current += 1;
      await navigate(searchUrl(latest.current), { preventScrollReset: true, ...how });
      pending.current -= 1;
    },
    reset() {
      // A change can be made after the navigation before it has ended, and before React has rendered that.
      if (pending.current === 0) latest.current = search;
    },
  };
}
