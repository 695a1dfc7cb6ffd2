import { useEffect, useEffectEvent, useRef } from 'react';
import { useNavigate } from 'shared-platform/router';
import { refineSearch, type Search, searchUrl } from '../url/search-url.ts';

/** The changed fields, or a function that returns them for the latest search. */
export type SearchChange = Partial<Search> | ((latest: Search) => Partial<Search>);

/**
 * Returns a function that opens the search with a change. The page renders the changed search only when its results
 * have loaded. Until then the function changes the latest search, so that a second change does not undo the first.
 */
export function useChangeSearch(search: Search): (change: SearchChange, how?: { replace: boolean }) => void {
  const navigate = useNavigate();
  const latest = useRef(search);
  const url = searchUrl(search);
  const reset = useEffectEvent(() => {
    latest.current = search;
  });
  useEffect(() => {
    if (url) reset();
  }, [url]);
  return (change, how) => {
    const changed = typeof change === 'function' ? change(latest.current) : change;
    latest.current = refineSearch(latest.current, changed);
    void navigate(searchUrl(latest.current), { preventScrollReset: true, ...how });
  };
}
