import type { ReactNode } from 'react';
import { isRouteErrorResponse, Navigate, useLocation, useNavigate, useRouteError } from 'react-router';
import { isApiProblem, isContractMismatch, isNetworkFailure, isSessionEnded, NetworkFailure } from 'shared-api';
import { addresses } from 'shared-contract/page/addresses';
import { errorReference } from 'shared-platform';
import { ErrorState } from 'shared-ui';
import { BuildTableError } from '../page-context/build-table-error.ts';
import { NotFoundPage } from '../pages/not-found-page.tsx';
import { ServerErrorPage } from '../pages/server-error-page.tsx';
import { SignInNotPersisting } from '../session/sign-in-redirects.ts';
import { isChunkError } from '../updates/chunk-error.ts';
import { PageSkeleton } from './page-skeleton.tsx';

const damagedSiteText = 'The list of this site’s pages is damaged. Your connection is fine. Try again in a minute.';

/** The page that is shown when a loader, a context check or a layout has thrown an error. */
export function PageError() {
  const error = useRouteError();
  const location = useLocation();
  const navigate = useNavigate();
  // The router's error boundary renders the page again for a new location. A quick revalidation may not reset it.
  const retry = () => void navigate(location, { state: location.state, replace: true });
  return knownError(error, retry) ?? <ServerErrorPage status={500} reference={errorReference(error)} onRetry={retry} />;
}

/**
 * Renders an error for which the shell has its own page or message, such as not found, forbidden or no connection.
 * Returns null for other errors.
 */
export function knownError(error: unknown, retry: () => void): ReactNode {
  if (isApiProblem(error, { status: 404 }) || (isRouteErrorResponse(error) && error.status === 404))
    return <NotFoundPage />;
  if (isApiProblem(error, { status: 403 })) return <Navigate to={addresses.unauthorized()} replace />;
  // Shows only a skeleton: the session-expired modal or the page about the sign-in problem covers it, or the login
  // service is about to open.
  if (isSessionEnded(error) || isUserUnavailable(error) || error instanceof SignInNotPersisting)
    return <PageSkeleton />;
  if (error instanceof BuildTableError)
    return <ServerErrorPage text={damagedSiteText} reference={errorReference(error)} onRetry={retry} />;
  if (isNetworkFailure(error)) return <ErrorState error={error} onRetry={retry} />;
  if (isChunkError(error)) return <ErrorState error={new NetworkFailure('no-answer')} onRetry={retry} />;
  if (isApiProblem(error))
    return <ServerErrorPage status={error.status} reference={errorReference(error)} onRetry={retry} />;
  if (isContractMismatch(error))
    return <ServerErrorPage status={500} reference={errorReference(error)} onRetry={retry} />;
  return null;
}

/**
 * Returns true when the page needs a user and there is none, usually because the user signed out while the page
 * rendered.
 */
function isUserUnavailable(error: unknown): boolean {
  return error instanceof Error && error.name === 'UserUnavailable';
}
