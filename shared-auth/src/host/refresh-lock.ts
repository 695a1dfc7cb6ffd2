import type { SetTimer } from './long-timeout.ts';

/** One tab's turn. `waited`: another tab had the lock, or has it still, so it may well have refreshed. */
export type LockTurn = { waited: boolean; release: () => void };

/** Gives a turn, after {@link maxLockWaitMs} at the latest, and never fails. */
export type RefreshLock = () => Promise<LockTurn>;

/** A holder may be frozen. Nobody steals its lock: the others go on without, under the server's guard. */
export const maxLockWaitMs = 5_000;

const lockName = 'verandah-refresh';
const withoutLock = (waited: boolean): LockTurn => ({ waited, release: () => {} });

/** The browser's lock; where it is missing, broken or gives nothing, every tab is on its own. */
export function browserLock(
  setTimer: SetTimer,
  locks: Pick<LockManager, 'request'> | undefined = globalThis.navigator?.locks,
): RefreshLock {
  if (!locks) return async () => withoutLock(false);
  return () =>
    new Promise((resolve) => {
      let isOver = false;
      const cancel = setTimer(() => settle(withoutLock(true)), maxLockWaitMs);
      const settle = (turn: LockTurn) => {
        // A lock that comes too late goes back at once.
        if (isOver) return turn.release();
        isOver = true;
        cancel();
        resolve(turn);
      };
      const ask = async (waited: boolean) => {
        let wasTaken = false;
        const options: LockOptions = waited ? {} : { ifAvailable: true };
        await locks.request(lockName, options, (lock) => {
          wasTaken = lock === null;
          if (lock) return new Promise<void>((release) => settle({ waited, release }));
        });
        if (wasTaken && !waited) await ask(true);
        else settle(withoutLock(waited));
      };
      ask(false).catch(() => settle(withoutLock(false)));
    });
}
