/** The functions with which entries are sent. Tests pass their own. */
export type DeliveryPorts = {
  /** Resolves to true when the log service has accepted the entry. May reject; is aborted after ten seconds. */
  post: (url: string, body: string, signal: AbortSignal) => Promise<boolean>;
  /**
   * Hands the entry to the browser, which sends it even after the page has closed. Returns false when the browser
   * refuses.
   */
  beacon: (url: string, body: string) => boolean;
  /** Calls `work` after `ms` milliseconds. Returns a function that cancels the timer. */
  setTimer: (work: () => void, ms: number) => () => void;
};

/** The maximum number of entries that wait. When there are more, the oldest are dropped (H11). */
export const maxQueued = 50;
const postTimeoutMs = 10_000;
const minRetryMs = 5000;
const maxRetryMs = 5 * 60_000;

export type Delivery = {
  add: (body: string) => void;
  /** Sets the URL of the log service. While it is null, entries wait. */
  setUrl: (url: string | null) => void;
  /** Sends waiting entries at once. Called when the browser is online again. */
  resume: () => void;
  /** Passes waiting entries to the browser, which sends them. Called when the page is closing. */
  flushOnUnload: () => void;
};

/**
 * Sends entries one after another. Never throws, blocks or logs. When the service does not accept an entry, sends the
 * entry again after a pause, which grows with each failure (b.76).
 */
export function createDelivery({ post, beacon, setTimer }: DeliveryPorts): Delivery {
  let queue: string[] = [];
  let url: string | null = null;
  let inFlight: string | null = null;
  let retryMs = 0;
  let cancelRetry = () => {};

  return {
    add(body) {
      queue = [...queue, body].slice(-maxQueued);
      if (retryMs === 0) void send();
    },
    setUrl(next) {
      url = next;
      if (retryMs === 0) void send();
    },
    resume() {
      retryMs = 0;
      cancelRetry();
      void send();
    },
    flushOnUnload() {
      // Excludes the entry that is being sent, because the browser completes that request after the page has closed
      // (`keepalive`).
      queue = queue.filter((body) => body === inFlight || url === null || !sendBeacon(url, body));
    },
  };

  async function send(): Promise<void> {
    if (inFlight !== null) return;
    let isAccepted = true;
    while (isAccepted && url !== null && queue[0] !== undefined) {
      const body = queue[0];
      inFlight = body;
      isAccepted = await postEntry(url, body);
      if (isAccepted && queue[0] === body) queue = queue.slice(1);
    }
    inFlight = null;
    if (isAccepted) retryMs = 0;
    else scheduleRetry();
  }

  async function postEntry(to: string, body: string): Promise<boolean> {
    const controller = new AbortController();
    let cancelTimeout = () => {};
    const timeout = new Promise<boolean>((resolve) => {
      cancelTimeout = setTimer(() => {
        controller.abort();
        resolve(false);
      }, postTimeoutMs);
    });
    try {
      return await Promise.race([post(to, body, controller.signal), timeout]);
    } catch {
      return false;
    } finally {
      cancelTimeout();
    }
  }

  function scheduleRetry(): void {
    retryMs = Math.min(Math.max(minRetryMs, retryMs * 2), maxRetryMs);
    cancelRetry();
    cancelRetry = setTimer(() => void send(), retryMs);
  }

  function sendBeacon(to: string, body: string): boolean {
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
    // An entry that the service will never accept counts as accepted, because retrying it would block the others.
    return ok || (status >= 400 && status < 500 && status !== 408 && status !== 429);
  },
  beacon: (url, body) => globalThis.navigator.sendBeacon(url, new Blob([body], { type: 'application/json' })),
  setTimer(work, ms) {
    const timer = setTimeout(work, ms);
    return () => clearTimeout(timer);
  },
};
