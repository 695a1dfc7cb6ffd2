import { QueryErrorResetBoundary } from '@tanstack/react-query';
import { type ReactNode, Suspense } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { ErrorState } from './error-state.tsx';

type QueryBoundaryProps = {
  children: ReactNode /** Drawn while a query below is loading for the first time. */;
  fallback: ReactNode;
};

/** Loading and failure of the queries below it: its Try again resets what failed and really asks again. */
export function QueryBoundary({ children, fallback }: QueryBoundaryProps) {
  return (
    <QueryErrorResetBoundary>
      {({ reset }) => (
        <ErrorBoundary
          onReset={reset}
          fallbackRender={({ error, resetErrorBoundary }) => <ErrorState error={error} onRetry={resetErrorBoundary} />}
        >
          <Suspense fallback={fallback}>{children}</Suspense>
        </ErrorBoundary>
      )}
    </QueryErrorResetBoundary>
  );
}
