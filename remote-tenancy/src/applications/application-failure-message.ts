import { isApiProblem, isNetworkFailure } from 'shared-api';

/** Returns the message about why nothing was sent. Used for errors that belong to no field. */
export function applicationFailureMessage(error: unknown): string {
  if (isApiProblem(error) && [404, 409].includes(error.status)) return error.detail;
  if (isApiProblem(error, { status: 412 })) return 'This application changed in another tab. Here’s the latest.';
  if (isApiProblem(error, { status: 429 })) return 'That’s a lot of attempts. Try again in an hour.';
  if (isApiProblem(error, { status: 422 })) {
    return error.violations.map(({ message }) => message).join(' ') || error.detail;
  }
  if (isNetworkFailure(error)) return 'Check your connection and try again. Your details are still here.';
  return 'Something went wrong on our side. Try again in a moment. Your details are still here.';
}
