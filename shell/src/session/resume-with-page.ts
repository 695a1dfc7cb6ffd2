import type { HostSession } from 'shared-auth/host';

/**
 * Resumes the session when the network is back or the page is visible again: timers may have stopped while the page was
 * hidden, frozen or in the back-forward cache.
 */
export function resumeWithPage({ resume }: Pick<HostSession, 'resume'>): void {
  addEventListener('online', () => resume());
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') resume();
  });
  document.addEventListener('resume', () => resume({ asleep: true }));
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) resume({ asleep: true });
  });
}
