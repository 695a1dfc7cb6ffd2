import type { HostSession } from 'shared-auth/host';

/**
 * Makes the session check itself when the network is available again or the page becomes visible. While the page was
 * hidden, frozen or in the back-forward cache, the timers that refresh the session may have stopped.
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
