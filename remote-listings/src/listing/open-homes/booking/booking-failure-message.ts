import { isApiProblem, isNetworkFailure } from 'shared-api';

/** Returns the message about why an inspection was not booked. Used for errors that belong to no field. */
export function bookingFailureMessage(error: unknown): string {
  if (isApiProblem(error, { status: 409 })) return error.detail;
  if (isApiProblem(error, { status: 429 })) return 'You’ve booked a lot of inspections. Try again in an hour.';
  if (isNetworkFailure(error)) return 'Check your connection and try again. Your details are still here.';
  return 'Something went wrong on our side. Try again in a moment. Your details are still here.';
}
