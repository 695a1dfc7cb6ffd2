import { isApiProblem, isNetworkFailure } from 'shared-api';
import { offerChangedNotice } from './offer-changed.ts';

/** Returns the message about why nothing was sent. Used for errors that belong to no field. */
export function offerFailureMessage(error: unknown): string {
  if (isApiProblem(error, { status: 409 })) return error.detail;
  if (isApiProblem(error, { status: 412 })) return offerChangedNotice;
  if (isApiProblem(error, { status: 429 })) {
    return 'You’ve sent a lot of offers. Try again in an hour.';
  }
  if (isNetworkFailure(error)) return 'Check your connection and try again. Your details are still here.';
  return 'Something went wrong on our side. Try again in a moment. Your details are still here.';
}
