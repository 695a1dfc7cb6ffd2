import type { HostSession } from 'shared-auth/host';

/** A timer may have stood still while the page was hidden, frozen or in the back-forward cache: the session looks again. */
export function wakeWithPage({ resume: wake }: Pick<HostSession, 'resume'>): void {
  addEventListener('online', () => wake());
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') wake();
  });
  document.addEventListener('resume', () => wake({ asleep: true }));
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) wake({ asleep: true });
  });
}
