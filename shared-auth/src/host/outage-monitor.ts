import type { SetTimer } from './clock.ts';

/** Reports an outage when failures have lasted long enough. */
export type OutageMonitor = {
  /** Records a failure. Reports an outage after `ms`, unless {@link OutageMonitor.recovered} is called before. */
  failed: (ms: number) => void;
  /** Ends the outage: the server responds again, or the session no longer needs the server. */
  recovered: () => void;
};

/** Creates a monitor that calls `report(true)` when an outage starts and `report(false)` when it ends. */
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
