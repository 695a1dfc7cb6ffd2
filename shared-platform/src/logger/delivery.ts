/** How an entry leaves the browser; tests bring their own. */
export type DeliveryPorts = {
  /** True when the log service has taken it. May reject; may take for ever, it is given up after ten seconds. */
  post: (url: string, body: string, signal: AbortSignal) => Promise<boolean>;
  /** Hands it to the browser, which sends it even when the page is gone; false when it did not take it. */
  beacon: (url: string, body: string) => boolean;
  /** Gives what stops the timer. */
  setTimer: (work: () => void, ms: number) => () => void;
};

/** At most so many entries wait; the oldest go first (RELIABILITY H11). */
export const waitingEntries = 50;
const postDeadlineMs = 10_000;
const firstPauseMs = 5000;
const longestPauseMs = 5 * 60_000;

export type Delivery = {
  add: (body: string) => void;
  setUrl: (url: string | null) => void;
  /** Tries again now, when the browser is online again. */
  resume: () => void;
  /** The page is going: what waits is handed to the browser. */
  leave: () => void;
};

/**
 * Sends entries one after another and never in the way of anybody: nothing here throws, waits or logs. What the service does not
 * take waits, and is tried again after a growing pause (RELIABILITY row 76).
 */
export function createDelivery({ post, beacon, setTimer }: DeliveryPorts): Delivery {
  let waiting: string[] = [];
  let url: string | null = null;
  let inFlight: string | null = null;
  let pauseMs = 0;
  let stopPause = () => {};

  return {
    add(body) {
      waiting = [...waiting, body].slice(-waitingEntries);
      if (pauseMs === 0) void send();
    },
    setUrl(next) {
      url = next;
      if (pauseMs === 0) void send();
    },
    resume() {
      pauseMs = 0;
      stopPause();
      void send();
    },
    leave() {
      // The one in flight outlives the page by itself.
      waiting = waiting.filter((body) => body === inFlight || url === null || !handOver(url, body));
    },
  };

  async function send(): Promise<void> {
    if (inFlight !== null) return;
    let isTaken = true;
    while (isTaken && url !== null && waiting[0] !== undefined) {
      const body = waiting[0];
      inFlight = body;
      isTaken = await taken(url, body);
      if (isTaken && waiting[0] === body) waiting = waiting.slice(1);
    }
    inFlight = null;
    if (isTaken) pauseMs = 0;
    else pause();
  }

  async function taken(to: string, body: string): Promise<boolean> {
    const deadline = new AbortController();
    let stop = () => {};
    const givenUp = new Promise<boolean>((resolve) => {
      stop = setTimer(() => {
        deadline.abort();
        resolve(false);
      }, postDeadlineMs);
    });
    try {
      return await Promise.race([post(to, body, deadline.signal), givenUp]);
    } catch {
      return false;
    } finally {
      stop();
    }
  }

  function pause(): void {
    pauseMs = Math.min(Math.max(firstPauseMs, pauseMs * 2), longestPauseMs);
    stopPause();
    stopPause = setTimer(() => void send(), pauseMs);
  }

  function handOver(to: string, body: string): boolean {
    try {
      return beacon(to, body);
    } catch {
      return false;
    }
  }
}

export const browserDelivery: DeliveryPorts = {
  async post(url, body, signal) {
    if (globalThis.navigator?.onLine === false) return false;
    const headers = { 'content-type': 'application/json' };
    const { ok, status } = await fetch(url, {
      method: 'POST',
      body,
      headers,
      signal,
      credentials: 'omit',
      keepalive: true,
    });
    // What the service refuses for good is dropped: asking again would only hold up the rest.
    return ok || (status >= 400 && status < 500 && status !== 408 && status !== 429);
  },
  beacon: (url, body) => globalThis.navigator.sendBeacon(url, new Blob([body], { type: 'application/json' })),
  setTimer(work, ms) {
    const timer = setTimeout(work, ms);
    return () => clearTimeout(timer);
  },
};
