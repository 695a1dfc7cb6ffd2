/** The time limit of one call. */
export type Deadline = {
  /** Starts over from now; the signal aborts with a `TimeoutError` after `ms` milliseconds. */
  start: (ms: number) => AbortSignal;
  end: () => void;
};

/**
 * Uses its own timer: that of `AbortSignal.timeout` cannot be cleared and keeps each finished request alive until it
 * fires.
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
