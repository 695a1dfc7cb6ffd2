import type { SetTimer } from './long-timeout.ts';

export type OutageMonitor = {
  /** It failed. Unless it works again within `patienceMs` of the first time, that is trouble. */
  failed: (timeoutMs: number) => void;
  /** It works, or nobody needs it any more. */
  over: () => void;
};

/** Tells once that something has failed for too long, and once that it works again. */
export function createOutageMonitor(setTimer: SetTimer, tell: (isInTrouble: boolean) => void): OutageMonitor {
  let isTold = false;
  let cancel: (() => void) | null = null;
  return {
    failed(patienceMs) {
      cancel ??= setTimer(
        () => {
          isTold = true;
          tell(true);
        },
        Math.max(0, patienceMs),
      );
    },
    over() {
      cancel?.();
      cancel = null;
      if (isTold) tell(false);
      isTold = false;
    },
  };
}
