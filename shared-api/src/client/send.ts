import { NetworkFailure } from '../errors/network-failure.ts';
import type { Deadline } from './deadline.ts';
import { retryDelay } from './retry-delay.ts';

export type Sender = {
  fetch: (url: string, init: RequestInit) => Promise<Response>;
  timeoutMs: number;
  retryDelayMs: number;
  /** Each attempt restarts this time limit. The caller ends it when the body has been read. */
  deadline: Deadline;
};

/**
 * Sends one request with the time limit and the retry of SPEC §7.
 * @throws NetworkFailure without a response; when the caller aborts, the abort error
 */
export async function send(sender: Sender, url: string, init: RequestInit & { method: string }): Promise<Response> {
  for (let attempt = 1; ; attempt += 1) {
    const result = await sendOnce(sender, url, init);
    const outcome =
      result instanceof NetworkFailure
        ? 'no-answer'
        : { status: result.status, retryAfter: result.headers.get('retry-after') };
    // A request is repeated after a broken connection, but not after a time-out: the user has already waited long
    // enough.
    const timedOut = result instanceof NetworkFailure && result.reason === 'time-out';
    const delay = timedOut ? null : retryDelay(init.method, attempt, outcome, sender.retryDelayMs);
    if (delay === null) {
      if (result instanceof NetworkFailure) throw result;
      return result;
    }
    if (!(result instanceof NetworkFailure)) await result.body?.cancel();
    await pause(delay, init.signal ?? undefined);
  }
}

async function sendOnce(sender: Sender, url: string, init: RequestInit): Promise<Response | NetworkFailure> {
  const timeout = sender.deadline.start(sender.timeoutMs);
  const signal = init.signal ? AbortSignal.any([init.signal, timeout]) : timeout;
  try {
    return await sender.fetch(url, { ...init, signal });
  } catch (cause) {
    init.signal?.throwIfAborted();
    return new NetworkFailure(timeout.aborted ? 'time-out' : 'no-answer', { cause });
  }
}

function pause(ms: number, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(done, ms);
    signal?.addEventListener('abort', stop, { once: true });
    function done() {
      signal?.removeEventListener('abort', stop);
      resolve();
    }
    function stop() {
      clearTimeout(timer);
      reject(signal?.reason);
    }
  });
}
