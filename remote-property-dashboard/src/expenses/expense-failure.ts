import { isApiProblem, isNetworkFailure, rejectionReason } from 'shared-api';
import { logger } from 'shared-platform';
import { type ExpenseErrors, expenseErrors } from './expense-form-values.ts';

/** Returns what to show when an expense was not saved or removed: errors at fields, and a message. */
export function expenseFailure(error: unknown): { errors: ExpenseErrors; message: string | null } {
  if (isApiProblem(error, { status: 422 })) {
    const { errors, rest } = expenseErrors(error.violations);
    return { errors, message: rest.join(' ') || null };
  }
  if (isApiProblem(error, { status: 412 })) {
    const message = 'This expense was changed in another tab or on another device. Reload the page to see the latest.';
    return { errors: {}, message };
  }
  if (isApiProblem(error, { status: 404 })) {
    return { errors: {}, message: 'This expense was removed in another tab or on another device.' };
  }
  if (isNetworkFailure(error)) {
    return { errors: {}, message: 'We couldn’t reach the server. Check your connection and try again.' };
  }
  const reason = rejectionReason(error);
  if (reason === null) logger.error('An expense was not changed', { reason: String(error) });
  return { errors: {}, message: reason ?? 'Something went wrong on our side. Try again in a moment.' };
}
