import { QueryErrorResetBoundary } from '@tanstack/react-query';
import { type ReactNode, Suspense } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { ErrorState } from './error-state.tsx';

type QueryBoundaryProps = {
  children: ReactNode;
  /** Shown while a query below loads for the first time. */
  fallback: ReactNode;
  /** What the queries below depend on, such as the query of the address: a change of it clears the error. */
  resetKey?: string;
};

/** Loading and error state of the queries below it. Try again fetches again. */
export function QueryBoundary({ children, fallback, resetKey }: QueryBoundaryProps) {
  return (
    <QueryErrorResetBoundary>
      {({ reset }) => (
        <ErrorBoundary
          onReset={reset}
          resetKeys={[resetKey]}
          fallbackRender={({ error, resetErrorBoundary }) => (
            <ErrorState error={error} onRetry={() => void refetchMismatch(error).finally(resetErrorBoundary)} />
          )}
        >
          <Suspense fallback={fallback}>{children}</Suspense>
        </ErrorBoundary>
      )}
    </QueryErrorResetBoundary>
  );
}

/** A cached response that does not fit the contract (`ContractMismatch`) would fail again, so it is fetched first. */
async function refetchMismatch(error: unknown): Promise<void> {
  if (!(error instanceof Error) || !('refetch' in error) || typeof error.refetch !== 'function') return;
  await Promise.resolve(error.refetch()).catch(() => {});
}
