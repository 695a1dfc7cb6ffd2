import { useState } from 'react';
import { isApiProblem, isSessionEnded } from 'shared-api';
import type { ListingOpen } from 'shared-contract/listing/listing';
import { idOfIri } from 'shared-contract/wire/json-ld';
import { logger } from 'shared-platform';
import { refetchOpen } from './listing-opens.ts';

/**
 * Returns a function that runs a change of the inspections, whether a change is running, and why the last one failed.
 */
export function useOpenChange() {
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);

  async function attempt<Result>(change: () => Promise<Result>): Promise<Result | false> {
    setBusy(true);
    setFailure(null);
    try {
      return await change();
    } catch (error) {
      setFailure(failureMessage(error));
      return false;
    } finally {
      setBusy(false);
    }
  }

  /** Runs a change, and returns whether it succeeded. */
  const run = (change: () => Promise<unknown>): Promise<boolean> =>
    attempt(async () => {
      await change();
      return true;
    });

  /**
   * As `run`, for a change of which the people who have booked get an email. When more have booked than this page
   * shows, it returns the latest version of the inspection instead, so that the user is asked again.
   */
  const runUnlessBooked = (open: ListingOpen, change: () => Promise<unknown>): Promise<boolean | ListingOpen> =>
    attempt(async () => {
      try {
        await change();
        return true;
      } catch (error) {
        if (!isApiProblem(error, { status: 409 }) || error.code !== 'booked') throw error;
        return (await refetchOpen(idOfIri(open.listing), open.id)) ?? false;
      }
    });

  return { isBusy, failure, run, runUnlessBooked, clearFailure: () => setFailure(null) };
}

function failureMessage(error: unknown): string {
  if (isApiProblem(error, { status: 422 })) return error.violations.map(({ message }) => message).join(' ');
  if (isApiProblem(error, { status: 404 }))
    return 'This inspection no longer exists. Reload the page to see the current times.';
  if (isSessionEnded(error)) return 'You’ve been signed out. Sign in and try again.';
  // The server explains why it rejected the change, for example because another tab has withdrawn the listing.
  if (isApiProblem(error) && error.status < 500) return error.detail;
  logger.error('An inspection was not changed', { reason: String(error) });
  return 'We couldn’t save that. Check your connection and try again.';
}
