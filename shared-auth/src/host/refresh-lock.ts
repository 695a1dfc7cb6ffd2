import type { SetTimer } from './clock.ts';

/** A turn to refresh. `waited`: another tab had the lock, or still has it, so it has probably refreshed. */
export type LockGrant = { waited: boolean; release: () => void };

/** Resolves to a turn within {@link maxLockWaitMs}. Never rejects. */
export type RefreshLock = () => Promise<LockGrant>;

/** A frozen tab may hold the lock. The others refresh without it, as the server allows, and do not steal it. */
const maxLockWaitMs = 5_000;

const lockName = 'verandah-refresh';
const withoutLock = (waited: boolean): LockGrant => ({ waited, release: () => {} });

/** The Web Lock of the browser. Where the API is missing or broken, tabs refresh independently. */
export function browserLock(
  setTimer: SetTimer,
  locks: Pick<LockManager, 'request'> | undefined = globalThis.navigator?.locks,
): RefreshLock {
  return () =>
    new Promise((resolve) => {
      let isSettled = false;
      const settle = (grant: LockGrant) => {
        // A lock that is granted too late is given back at once.
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
