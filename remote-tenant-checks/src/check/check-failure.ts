import { isApiProblem, isNetworkFailure, isSessionEnded, rejectionReason } from 'shared-api';
import { logger } from 'shared-platform';

/** Returns why a request about a check failed, as a sentence that says what to do. */
export function checkFailureMessage(error: unknown): string {
  if (isApiProblem(error, { status: 412 })) {
    return 'This check changed in another tab, or the applicant did something. We’ve loaded the latest. Try again.';
  }
  if (isApiProblem(error, { status: 404 })) return 'This check no longer exists.';
  if (isNetworkFailure(error)) return 'We couldn’t reach the server. Check your connection and try again.';
  if (isSessionEnded(error)) return 'You’ve been signed out. Sign in and try again.';
  const reason = rejectionReason(error);
  // The name only: a message could quote what was typed.
  if (reason === null) logger.error('A tenant check was not changed', { reason: nameOf(error) });
  return reason ?? 'Something went wrong on our side. Try again in a moment.';
}

const nameOf = (error: unknown) => (error instanceof Error ? error.name : 'unknown');
