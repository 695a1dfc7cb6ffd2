import { lazy, Suspense } from 'react';
import type { NoResultsProps } from './no-results.tsx';

const NoResults = lazy(() => import('./no-results.tsx'));

/** Loads the code of `NoResults` only when a search finds nothing, which is rare. */
export function LazyNoResults(props: NoResultsProps) {
  return (
    <Suspense>
      <NoResults {...props} />
    </Suspense>
  );
}
