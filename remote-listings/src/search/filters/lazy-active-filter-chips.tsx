import { lazy, Suspense } from 'react';
import { countFilters } from '../url/count-filters.ts';
import type { Search } from '../url/search-url.ts';

const ActiveFilterChips = lazy(() => import('./active-filter-chips.tsx'));

/**
 * Loads the code of the chips for the first filter. The boundary exists before it, so that React waits for the code
 * and shows the chips together with their results.
 */
export const LazyActiveFilterChips = ({ search }: { search: Search }) => (
  <Suspense>{countFilters(search) > 0 && <ActiveFilterChips search={search} />}</Suspense>
);
