export type IdleLimits = {
  /** Waits for the page's load event, and then for this many milliseconds. */
  afterLoadMs?: number;
  /** Runs after this many milliseconds even when the main thread is busy. */
  timeoutMs?: number;
};

/** Browsers without `requestIdleCallback` wait for this long instead. */
const fallbackMs = 500;

/** Runs `work` when the main thread is idle, so that it does not delay the response to an input. */
export function whenIdle(work: () => void, { afterLoadMs, timeoutMs }: IdleLimits = {}): void {
  const schedule = () => {
    if (typeof requestIdleCallback !== 'function') setTimeout(work, fallbackMs);
    else requestIdleCallback(() => work(), timeoutMs === undefined ? {} : { timeout: timeoutMs });
  };
  const wait = () => void setTimeout(schedule, afterLoadMs);
  if (afterLoadMs === undefined) schedule();
  else if (document.readyState === 'complete') wait();
  else addEventListener('load', wait, { once: true });
}
