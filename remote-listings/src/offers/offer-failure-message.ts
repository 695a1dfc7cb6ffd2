import { isApiProblem, isNetworkFailure } from 'shared-api';

/** Returns why nothing was sent, for errors that belong to no field. */
export function offerFailureMessage(error: unknown): string {
  if (isApiProblem(error, { status: 409 })) return error.detail;
  if (isApiProblem(error, { status: 412 })) {
    return 'The other side has answered in the meantime. What is shown now is the latest; look at it before you answer.';
  }
  if (isApiProblem(error, { status: 429 })) {
    return 'Many offers came from your connection within an hour. Wait a while and try again; nothing you typed is lost.';
  }
  if (isNetworkFailure(error)) return 'Nothing you typed is lost. Check your connection and try again.';
  return 'Something went wrong on our side. Nothing you typed is lost; try again in a moment.';
}
