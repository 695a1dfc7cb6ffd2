import { NetworkFailure } from '../errors/network-failure.ts';
import type { Deadline } from './deadline.ts';
import { retryDelay } from './retry-rule.ts';

export type Sender = {
  fetch: (url: string, init: RequestInit) => Promise<Response>;
  timeoutMs: number;
  retryDelayMs: number;
  /** Each try starts it anew; whoever has read the answer ends it. */
  deadline: Deadline;
};

/**
 * One request with its time-out and the repeats of SPEC §7.
 * @throws NetworkFailure when nobody answers; the caller's own abort passes through as it is.
 */
export async function send(sender: Sender, url: string, init: RequestInit & { method: string }): Promise<Response> {
  for (let attempt = 1; ; attempt += 1) {
    const answer = await once(sender, url, init);
    const outcome =
      answer instanceof NetworkFailure
        ? 'no-answer'
        : { status: answer.status, retryAfter: answer.headers.get('retry-after') };
    // A time-out has already used up the reader's patience; only a broken connection is worth a second try.
    const timedOut = answer instanceof NetworkFailure && answer.reason === 'time-out';
    const delay = timedOut ? null : retryDelay(init.method, attempt, outcome, sender.retryDelayMs);
    if (delay === null) {
      if (answer instanceof NetworkFailure) throw answer;
      return answer;
    }
    if (!(answer instanceof NetworkFailure)) await answer.body?.cancel();
    await pause(delay, init.signal ?? undefined);
  }
}

async function once(sender: Sender, url: string, init: RequestInit): Promise<Response | NetworkFailure> {
  const tooLate = sender.deadline.start(sender.timeoutMs);
  const signal = init.signal ? AbortSignal.any([init.signal, tooLate]) : tooLate;
  try {
    return await sender.fetch(url, { ...init, signal });
  } catch (cause) {
    init.signal?.throwIfAborted();
    return new NetworkFailure(tooLate.aborted ? 'time-out' : 'no-answer', { cause });
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
