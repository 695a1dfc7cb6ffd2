import { isApiProblem, isNetworkFailure } from 'shared-api';

/** Returns the message about why nothing was sent. Used for errors that belong to no field. */
export function signingFailureMessage(error: unknown): string {
  if (isApiProblem(error) && [404, 409, 410].includes(error.status)) return error.detail;
  if (isApiProblem(error, { code: 'code-sent' })) return error.detail;
  if (isApiProblem(error, { status: 422 })) return 'Fix the fields in red.';
  if (isApiProblem(error, { status: 429 })) return 'That’s a lot of attempts. Try again later.';
  if (isNetworkFailure(error)) return 'Check your connection and try again.';
  return 'Something went wrong on our side. Try again in a moment.';
}
