/** A time limit for one request, which can be restarted. */
export type Deadline = {
  /** Restarts the time limit and returns a signal that aborts with a `TimeoutError` after `ms` milliseconds. */
  start: (ms: number) => AbortSignal;
  end: () => void;
};

/**
 * Creates a time limit with its own timer. The timer of `AbortSignal.timeout` cannot be cleared, so it would hold each
 * finished request in memory until the timer fires.
 */
export function createDeadline(): Deadline {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const end = () => clearTimeout(timer);
  return {
    start(ms) {
      end();
      const controller = new AbortController();
      timer = setTimeout(() => controller.abort(new DOMException('No response in time.', 'TimeoutError')), ms);
      return controller.signal;
    },
    end,
  };
}
