import { isApiProblem, isNetworkFailure } from 'shared-api';

/** Returns the message about why an enquiry was not sent. Used for errors that belong to no field. */
export function enquiryFailureMessage(error: unknown): string {
  if (isApiProblem(error, { code: 'off-market' })) return error.detail;
  if (isApiProblem(error, { status: 429 })) {
    return 'You’ve sent a lot of enquiries. Try again in an hour.';
  }
  if (isNetworkFailure(error)) return 'Check your connection and try again. Your details are still here.';
  return 'Something went wrong on our side. Try again in a moment. Your details are still here.';
}
