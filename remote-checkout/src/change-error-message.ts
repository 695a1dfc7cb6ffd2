import { isApiProblem, isNetworkFailure, rejectionReason } from 'shared-api';
import { CardRejected } from './card-fields/card-messages.ts';

/** Returns what to show when a change failed: the server's reason, or what to do. */
export function changeErrorMessage(error: unknown): string {
  if (error instanceof CardRejected) return error.message;
  if (isApiProblem(error, { status: 412 })) {
    return 'This changed in another tab or on another device. Here’s the latest. Try again.';
  }
  const reason = rejectionReason(error);
  if (reason !== null) return reason;
  if (isNetworkFailure(error)) return 'We couldn’t reach the server. Check your connection and try again.';
  return 'Something went wrong on our side. Try again in a moment.';
}
