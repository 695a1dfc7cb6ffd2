import { lazy, type ReactNode, Suspense } from 'react';
import { isRouteErrorResponse, Navigate, useRevalidator, useRouteError } from 'react-router';
import { isApiProblem, isContractMismatch, isNetworkFailure, isSessionEnded } from 'shared-api';
import { addresses } from 'shared-contract/page/addresses';
import { errorReference } from 'shared-platform';
import { ErrorState } from 'shared-ui';
import { NotFoundPage } from '../pages/not-found-page.tsx';
import { ServerErrorPage } from '../pages/server-error-page.tsx';
import { SignInNotPersisting } from '../session/sign-in-redirects.ts';
import { PageSkeleton } from './page-skeleton.tsx';

const SignInProblemPage = lazy(async () => ({
  default: (await import('../session/sign-in-problem.tsx')).SignInProblemPage,
}));

/** Replaces a page whose loader, context check or layout threw. */
export function PageError() {
  const error = useRouteError();
  const { revalidate } = useRevalidator();
  return (
    knownError(error, revalidate) ?? (
      <ServerErrorPage status={500} reference={errorReference(error)} onRetry={revalidate} />
    )
  );
}

/** Renders errors that the shell knows, such as not found, forbidden and no connection. Returns null for others. */
export function knownError(error: unknown, retry: () => void): ReactNode {
  if (isApiProblem(error, { status: 404 }) || (isRouteErrorResponse(error) && error.status === 404))
    return <NotFoundPage />;
  if (isApiProblem(error, { status: 403 })) return <Navigate to={addresses.unauthorized()} replace />;
  // The session-expired modal covers the skeleton.
  if (isSessionEnded(error) || isUserUnavailable(error)) return <PageSkeleton />;
  if (error instanceof SignInNotPersisting)
    return (
      <Suspense fallback={<PageSkeleton />}>
        <SignInProblemPage />
      </Suspense>
    );
  if (isNetworkFailure(error)) return <ErrorState error={error} onRetry={retry} />;
  if (isApiProblem(error))
    return <ServerErrorPage status={error.status} reference={errorReference(error)} onRetry={retry} />;
  if (isContractMismatch(error))
    return <ServerErrorPage status={500} reference={errorReference(error)} onRetry={retry} />;
  return null;
}

/** True when the user signed out while the page rendered. The redirect to the login service has started. */
function isUserUnavailable(error: unknown): boolean {
  return error instanceof Error && error.name === 'UserUnavailable';
}
