import { QueryErrorResetBoundary } from '@tanstack/react-query';
import { type ReactNode, Suspense } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { ErrorState } from './error-state.tsx';

type QueryBoundaryProps = {
  children: ReactNode;
  /** Drawn while a query below is loading for the first time. */
  fallback: ReactNode;
  /** What the queries below ask for, such as the address's query: a failure is forgotten when it changes. */
  resetKey?: string;
};

/** Loading and failure of the queries below it: its Try again resets what failed and really asks again. */
export function QueryBoundary({ children, fallback, resetKey }: QueryBoundaryProps) {
  return (
    <QueryErrorResetBoundary>
      {({ reset }) => (
        <ErrorBoundary
          onReset={reset}
          resetKeys={[resetKey]}
          fallbackRender={({ error, resetErrorBoundary }) => <ErrorState error={error} onRetry={resetErrorBoundary} />}
        >
          <Suspense fallback={fallback}>{children}</Suspense>
        </ErrorBoundary>
      )}
    </QueryErrorResetBoundary>
  );
}
