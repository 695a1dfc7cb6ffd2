import type { SetTimer } from './clock.ts';

/** Decides when a series of failures has lasted long enough to report it. */
export type OutageMonitor = {
  /** Reports an outage unless {@link OutageMonitor.recovered} follows within `ms` of the first failure. */
  failed: (ms: number) => void;
  /** The server answers again, or nothing is needed from it any more. */
  recovered: () => void;
};

/** Calls `report(true)` once when failures last too long, and `report(false)` once when they are over. */
export function createOutageMonitor(setTimer: SetTimer, report: (isDown: boolean) => void): OutageMonitor {
  let isReported = false;
  let cancel: (() => void) | null = null;
  return {
    failed(ms) {
      cancel ??= setTimer(
        () => {
          isReported = true;
          report(true);
        },
        Math.max(0, ms),
      );
    },
    recovered() {
      cancel?.();
      cancel = null;
      if (isReported) report(false);
      isReported = false;
    },
  };
}
