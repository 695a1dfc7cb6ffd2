import { isApiProblem, isContractMismatch, isSessionEnded } from 'shared-api';
import type { ListingPatch } from 'shared-contract/listing/listing';
import { logger } from 'shared-platform';
import { currentVersion, refetchListing } from '../edited-listing.ts';
import { type StepForm, violationErrors } from './step-form.ts';
import type { StepEvent } from './step-state.ts';

/** The HTTP statuses below 500 after which another attempt may succeed. */
const transientStatuses = [408, 425, 429];

/**
 * Returns the event that tells the form why a save failed. If the listing was changed elsewhere (412), fetches it
 * again.
 */
export async function saveFailure<Values extends Record<string, unknown>>(
  error: unknown,
  { form, listingId, change }: { form: StepForm<Values>; listingId: string; change: ListingPatch },
): Promise<StepEvent<Values>> {
  try {
    if (isApiProblem(error, { status: 412 })) {
      await refetchListing(listingId);
      return { type: 'outdated', ...currentVersion(listingId) };
    }
    if (!isApiProblem(error, { status: 422 })) return finalFailure(error, form.step);
    const version = currentVersion(listingId);
    return { type: 'rejected', ...violationErrors(form, error.violations, change, version.listing), ...version };
  } catch (refetchError) {
    return finalFailure(refetchError, form.step);
  }
}

function finalFailure(error: unknown, step: string): { type: 'failed'; message: string } | { type: 'unreachable' } {
  const message = permanentFailureMessage(error);
  if (message !== null) return { type: 'failed', message };
  logger.warn('A step of the listing editor could not be saved', { step, reason: String(error) });
  return { type: 'unreachable' };
}

/** Returns the message for a failure that another attempt would not change. Null when another attempt may succeed. */
function permanentFailureMessage(error: unknown): string | null {
  if (isSessionEnded(error)) return 'You’ve been signed out. We’ve stored what you typed until you’re back.';
  if (isContractMismatch(error)) return 'Something has changed since you opened this page. Reload it and try again.';
  if (!isApiProblem(error) || error.status >= 500 || transientStatuses.includes(error.status)) return null;
  return error.status === 404 ? 'This listing no longer exists.' : error.detail;
}
