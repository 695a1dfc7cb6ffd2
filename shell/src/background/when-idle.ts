export type IdleLimits = {
  /** Milliseconds to wait after the page's load event. Without it, the work does not wait for that event. */
  afterLoadMs?: number;
  /** The maximum wait for an idle moment, in milliseconds. After that, the work runs even when the browser is busy. */
  timeoutMs?: number;
};

/** The delay in browsers without `requestIdleCallback`. */
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
