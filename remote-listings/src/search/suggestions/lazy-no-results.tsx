import { lazy, Suspense } from 'react';
import type { NoResultsProps } from './no-results.tsx';

const NoResults = lazy(async () => ({ default: (await import('./no-results.tsx')).NoResults }));

/** What most searches never show; its code comes where one does. */
export function LazyNoResults(props: NoResultsProps) {
  return (
    <Suspense>
      <NoResults {...props} />
    </Suspense>
  );
}
