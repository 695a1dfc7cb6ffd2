import { lazy, type ReactNode, Suspense } from 'react';
import { isRouteErrorResponse, Navigate, useRevalidator, useRouteError } from 'react-router';
import { isApiProblem, isContractMismatch, isNetworkFailure, isSessionEnded } from 'shared-api';
import { addresses } from 'shared-contract/page/addresses';
import { logger } from 'shared-platform';
import { ErrorState } from 'shared-ui';
import { NotFoundPage } from '../pages/not-found-page.tsx';
import { ServerErrorPage } from '../pages/server-error-page.tsx';
import { SignInNotPersisting } from '../session/sign-in-redirects.ts';
import { PageSkeleton } from './page-skeleton.tsx';

const SignInProblemPage = lazy(async () => ({
  default: (await import('../session/sign-in-problem.tsx')).SignInProblemPage,
}));

/** Draws what a page's loader or context check threw, in the page's place. */
export function PageProblem() {
  const error = useRouteError();
  const { revalidate } = useRevalidator();
  return knownProblem(error, revalidate) ?? unexpected(error, revalidate);
}

/** Errors the shell knows: not found, forbidden, no connection, session over, server trouble. Null for anything else. */
export function knownProblem(error: unknown, retry: () => void): ReactNode {
  if (isApiProblem(error, { status: 404 }) || (isRouteErrorResponse(error) && error.status === 404))
    return <NotFoundPage />;
  if (isApiProblem(error, { status: 403 })) return <Navigate to={addresses.unauthorized()} replace />;
  // The modal stands over it.
  if (isSessionEnded(error) || isUserUnavailable(error)) return <PageSkeleton />;
  if (error instanceof SignInNotPersisting)
    return (
      <Suspense fallback={<PageSkeleton />}>
        <SignInProblemPage />
      </Suspense>
    );
  if (isNetworkFailure(error)) return <ErrorState error={error} onRetry={retry} />;
  if (isApiProblem(error)) return <ServerErrorPage status={error.status} reference={error.traceId} onRetry={retry} />;
  if (isContractMismatch(error)) return <ServerErrorPage status={500} onRetry={retry} />;
  return null;
}

/** The user went away while the page was drawn: a sign-out is on its way to the login service. */
function isUserUnavailable(error: unknown): boolean {
  return error instanceof Error && error.name === 'UserUnavailable';
}

function unexpected(error: unknown, retry: () => void): ReactNode {
  logger.error('A page failed unexpectedly', { error });
  return <ServerErrorPage status={500} onRetry={retry} />;
}
