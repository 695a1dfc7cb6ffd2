import type { SetTimer } from './clock.ts';

/**
 * Permission to refresh. `waited` means that another tab had the lock, or still has it, so that tab has probably
 * refreshed.
 */
export type LockGrant = { waited: boolean; release: () => void };

/** Requests permission to refresh; resolves within {@link maxLockWaitMs}. Never rejects. */
export type RefreshLock = () => Promise<LockGrant>;

/**
 * How long a tab waits for the lock, because the tab that holds the lock may be frozen. After that it refreshes without
 * the lock, which the server allows.
 */
const maxLockWaitMs = 5_000;

const lockName = 'verandah-refresh';
const withoutLock = (waited: boolean): LockGrant => ({ waited, release: () => {} });

/** Returns the Web Lock of the browser. Where the API is missing or broken, each tab refreshes independently. */
export function browserLock(
  setTimer: SetTimer,
  locks: Pick<LockManager, 'request'> | undefined = globalThis.navigator?.locks,
): RefreshLock {
  return () =>
    new Promise((resolve) => {
      let isSettled = false;
      const settle = (grant: LockGrant) => {
        // This tab stopped waiting and already refreshes without the lock. It releases the lock for other tabs.
        if (isSettled) return grant.release();
        isSettled = true;
        cancelTimeout();
        resolve(grant);
      };
      const cancelTimeout = setTimer(() => settle(withoutLock(true)), maxLockWaitMs);
      const request = async (waited: boolean) => {
        let isTaken = false;
        await locks?.request(lockName, { ifAvailable: !waited }, (lock) => {
          isTaken = lock === null;
          if (lock) return new Promise<void>((release) => settle({ waited, release }));
        });
        if (isTaken && !waited) await request(true);
        else settle(withoutLock(waited));
      };
      request(false).catch(() => settle(withoutLock(false)));
    });
}
