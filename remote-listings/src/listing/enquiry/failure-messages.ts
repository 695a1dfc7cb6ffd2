import { isApiProblem, isNetworkFailure } from 'shared-api';

/** Returns why an enquiry was not sent, for errors that belong to no field. */
export function enquiryFailureMessage(error: unknown): string {
  if (isApiProblem(error, { code: 'off-market' })) return error.message;
  if (isApiProblem(error, { status: 429 })) {
    return 'Many enquiries came from your connection within an hour. Wait a while and try again; nothing you typed is lost.';
  }
  if (isNetworkFailure(error)) return 'Nothing you typed is lost. Check your connection and try again.';
  return 'Something went wrong on our side. Nothing you typed is lost; try again in a moment.';
}
