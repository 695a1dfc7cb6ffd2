import { isApiProblem, isNetworkFailure, rejectionReason } from 'shared-api';
import type { Violation } from 'shared-contract/wire/problem';
import { logger } from 'shared-platform';

type ChangeFailure<Errors> = { errors: Errors | Record<string, never>; message: string | null };

/**
 * Returns what to show when a change was not saved: errors at fields, and a message.
 * @param noun what was changed, such as `document`
 * @param errorsOf sorts the server's violations to the fields of the form; `rest` has the messages of the others
 */
export function changeFailure<Errors extends object>(
  error: unknown,
  noun: string,
  errorsOf: (violations: readonly Violation[]) => { errors: Errors; rest: string[] },
): ChangeFailure<Errors> {
  if (isApiProblem(error, { status: 422 })) {
    const { errors, rest } = errorsOf(error.violations);
    return { errors, message: rest.join(' ') || null };
  }
  if (isApiProblem(error, { status: 412 })) {
    const message = `This ${noun} was changed in another tab or on another device. Reload the page to see the latest.`;
    return { errors: {}, message };
  }
  if (isNetworkFailure(error)) {
    return { errors: {}, message: 'We couldn’t reach the server. Check your connection and try again.' };
  }
  const reason = rejectionReason(error);
  if (reason === null) logger.error('A change was not saved', { noun, reason: String(error) });
  return { errors: {}, message: reason ?? 'Something went wrong on our side. Try again in a moment.' };
}
