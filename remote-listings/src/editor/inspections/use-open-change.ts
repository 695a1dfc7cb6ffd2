import { useState } from 'react';
import { isApiProblem, isSessionEnded } from 'shared-api';
import { logger } from 'shared-platform';

/**
 * Returns a function that runs a change of the inspections, whether a change is running, and why the last one failed.
 */
export function useOpenChange() {
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  /**
   * Runs a change, and returns whether it succeeded. Calls `onBooked` instead of showing a failure when more people
   * have booked than this page shows, so that the user is asked again.
   */
  async function run(change: () => Promise<unknown>, onBooked?: () => Promise<unknown>): Promise<boolean> {
    setBusy(true);
    setFailure(null);
    try {
      await change();
      return true;
    } catch (error) {
      if (onBooked && isApiProblem(error, { status: 409 }) && error.code === 'booked') {
        await onBooked().catch((problem: unknown) => setFailure(failureMessage(problem)));
      } else {
        setFailure(failureMessage(error));
      }
      return false;
    } finally {
      setBusy(false);
    }
  }
  return { isBusy, failure, run, clearFailure: () => setFailure(null) };
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
