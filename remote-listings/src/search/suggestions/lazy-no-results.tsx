import { lazy, Suspense } from 'react';
import type { NoResultsProps } from './no-results.tsx';

const NoResults = lazy(async () => ({ default: (await import('./no-results.tsx')).NoResults }));

/** Loads its code on demand, because most searches find something. */
export function LazyNoResults(props: NoResultsProps) {
  return (
    <Suspense>
      <NoResults {...props} />
    </Suspense>
  );
}
