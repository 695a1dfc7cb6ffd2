import { lazy, Suspense } from 'react';
import type { Search } from '../url/search-url.ts';

const OutsideArea = lazy(() => import(/* webpackChunkName: "rare-notes" */ './outside-area.tsx'));

/** Loads the code of `OutsideArea` only for a search with suburbs and a drawn area, which is rare. */
export function LazyOutsideArea({ search }: { search: Search }) {
  if (search.area.length === 0 || search.suburbs.length === 0) return null;
  return (
    <Suspense>
      <OutsideArea search={search} />
    </Suspense>
  );
}
