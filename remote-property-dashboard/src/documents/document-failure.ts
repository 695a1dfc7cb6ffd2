import { isApiProblem, isNetworkFailure, rejectionReason } from 'shared-api';
import { logger } from 'shared-platform';
import { type DocumentErrors, errorsOfViolations } from './document-form-values.ts';

/** Returns what to show when a document was not changed: errors at fields, and a message. */
export function documentFailure(error: unknown): { errors: DocumentErrors; message: string | null } {
  if (isApiProblem(error, { status: 422 })) {
    const { errors, rest } = errorsOfViolations(error.violations);
    return { errors, message: rest.join(' ') || null };
  }
  if (isApiProblem(error, { status: 412 })) {
    const message = 'This document was changed in another tab or on another device. Reload the page to see the latest.';
    return { errors: {}, message };
  }
  if (isNetworkFailure(error)) {
    return { errors: {}, message: 'We couldn’t reach the server. Check your connection and try again.' };
  }
  const reason = rejectionReason(error);
  if (reason === null) logger.error('A document was not changed', { reason: String(error) });
  return { errors: {}, message: reason ?? 'Something went wrong on our side. Try again in a moment.' };
}
