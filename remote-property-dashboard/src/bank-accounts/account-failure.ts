import { isApiProblem, isNetworkFailure } from 'shared-api';
import { logger } from 'shared-platform';
import { accountErrors, type BankAccountErrors } from './bank-account-form-values.ts';

/** Returns what to show when an account was not saved or removed: errors at fields, and a message. */
export function accountFailure(error: unknown): { errors: BankAccountErrors; message: string | null } {
  if (isApiProblem(error, { status: 422 })) {
    const { errors, rest } = accountErrors(error.violations);
    return { errors, message: rest.join(' ') || null };
  }
  if (isApiProblem(error, { status: 412 })) {
    const message = 'This account was changed in another tab or on another device. Cancel to see the latest.';
    return { errors: {}, message };
  }
  if (isApiProblem(error, { status: 404 })) {
    return { errors: {}, message: 'This account was removed in another tab or on another device.' };
  }
  if (isNetworkFailure(error)) {
    return { errors: {}, message: 'We couldn’t reach the server. Check your connection and try again.' };
  }
  logger.error('A bank account was not changed', { reason: String(error) });
  return { errors: {}, message: 'Something went wrong on our side. Try again in a moment.' };
}
