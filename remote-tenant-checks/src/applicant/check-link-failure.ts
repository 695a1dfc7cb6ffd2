import { isApiProblem, isNetworkFailure } from 'shared-api';
import { isExpiredLink } from './check-link-query.ts';

/** Returns the message about why nothing was sent. Used for errors that belong to no field. */
export function checkLinkFailure(error: unknown): string {
  if (isExpiredLink(error)) return 'This link has expired. Reload the page to get a new one.';
  if (isApiProblem(error, { status: 412 })) return 'This check has changed. Read the latest above.';
  if (isApiProblem(error, { status: 413 })) return 'Too large: files can be up to 10 MB.';
  if (isApiProblem(error, { status: 429 })) return 'That’s a lot of attempts. Try again in an hour.';
  if (isApiProblem(error, { status: 422 })) return error.violations[0]?.message ?? error.detail;
  if (isApiProblem(error) && [404, 409, 410, 415].includes(error.status)) return error.detail;
  if (isNetworkFailure(error)) return 'Check your connection and try again. Nothing you typed is lost.';
  return 'Something went wrong on our side. Try again in a moment. Nothing you typed is lost.';
}
