import { QueryErrorResetBoundary } from '@tanstack/react-query';
import { type ReactNode, Suspense } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { isMissing } from './error-messages.ts';
import { ErrorState } from './error-state.tsx';

type QueryBoundaryProps = {
  children: ReactNode;
  /** Shown while a query inside loads for the first time. */
  fallback: ReactNode;
  /** The boundary clears its error when this value changes, for example the URL's query. */
  resetKey?: string;
  /** Shown instead of the error state when the server has no such object (404). Gives the user a link back. */
  missing?: ReactNode;
};

/** Shows the loading and error states of the queries inside. Its "Try again" button fetches again. */
export function QueryBoundary({ children, fallback, resetKey, missing }: QueryBoundaryProps) {
  return (
    <QueryErrorResetBoundary>
      {({ reset }) => (
        <ErrorBoundary
          onReset={reset}
          resetKeys={[resetKey]}
          fallbackRender={({ error, resetErrorBoundary }) =>
            missing !== undefined && isMissing(error) ? (
              missing
            ) : (
              <ErrorState error={error} onRetry={() => void refetchMismatch(error).finally(resetErrorBoundary)} />
            )
          }
        >
          <Suspense fallback={fallback}>{children}</Suspense>
        </ErrorBoundary>
      )}
    </QueryErrorResetBoundary>
  );
}

/**
 * Fetches a response again that did not match the contract (`ContractMismatch`), because the cached response would fail
 * again.
 */
async function refetchMismatch(error: unknown): Promise<void> {
  if (!(error instanceof Error) || !('refetch' in error) || typeof error.refetch !== 'function') return;
  await Promise.resolve(error.refetch()).catch(() => {});
}
