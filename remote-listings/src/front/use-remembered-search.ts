import { useEffect, useEffectEvent } from 'react';
import { type Search, searchUrl } from '../search/url/search-url.ts';

/**
 * Remembers an opened search for the front page. Its code is loaded after the results are shown. `isFound` is false
 * while the results load and when there are none.
 */
export function useRememberedSearch(search: Search, suburbs: string[], isFound: boolean): void {
  const url = searchUrl({ ...search, page: 1 });
  const remember = useEffectEvent(() =>
    import('./recent-searches.ts').then(({ rememberSearch }) => rememberSearch(search, suburbs)),
  );
  useEffect(() => {
    // Without the code the search is not remembered, which the visitor hardly notices.
    if (isFound) remember().catch(() => {});
  }, [url, isFound]);
}
