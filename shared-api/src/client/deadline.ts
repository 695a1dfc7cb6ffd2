/** How long a call waits for an answer. */
export type Deadline = {
  /** From now on; the signal aborts with a `TimeoutError`. One that ran before is over. */
  start: (ms: number) => AbortSignal;
  end: () => void;
};

/** A timer of its own: that of `AbortSignal.timeout` cannot be ended, and keeps each answered request alive until it fires. */
export function createDeadline(): Deadline {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const end = () => clearTimeout(timer);
  return {
    start(ms) {
      end();
      const tooLate = new AbortController();
      timer = setTimeout(() => tooLate.abort(new DOMException('No answer in time.', 'TimeoutError')), ms);
      return tooLate.signal;
    },
    end,
  };
}
