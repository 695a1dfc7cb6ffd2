import {
  type BrowserSpan,
  browserSpanEvents,
  browserSpansPath,
  maxBrowserSpans,
  maxSpanMs,
} from 'shared-contract/log/browser-spans';

/** Spans wait this long for others, so that a page sends one request for all that it has loaded. */
const collectMs = 5_000;

type TimedLoad = PerformanceResourceTiming | PerformanceNavigationTiming;

/**
 * Reports how long the document and requests for data took in the browser, if the server has traced them: then their
 * response has a `Server-Timing` with its span. Does nothing in browsers without the API, and costs nothing while
 * traces are off.
 * @param apiBaseUrl the origin of the API; empty for that of the page
 */
export function reportBrowserSpans(apiBaseUrl: string): void {
  if (!globalThis.PerformanceObserver?.supportedEntryTypes?.includes('navigation')) return;
  const waiting: { end: number; span: Omit<BrowserSpan, 'endedAgo'> }[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  const send = () => {
    clearTimeout(timer);
    timer = undefined;
    const now = performance.now();
    const spans = waiting
      .splice(0)
      .map(({ end, span }) => ({ ...span, endedAgo: rounded(now - end) }))
      .filter(isPlausible)
      // The document first: it is there when there are too many.
      .sort((one, other) => Number(other.kind === 'document') - Number(one.kind === 'document'))
      .slice(0, maxBrowserSpans);
    if (spans.length === 0) return;
    const init = { headers: { 'content-type': 'application/json' }, credentials: 'omit', keepalive: true } as const;
    // What cannot be sent is lost, which does no harm.
    fetch(apiBaseUrl + browserSpansPath, { method: 'POST', body: JSON.stringify({ spans }), ...init }).catch(() => {});
  };
  const observer = new PerformanceObserver((list) => {
    for (const load of list.getEntries() as TimedLoad[]) {
      const span = spanOf(load);
      if (span) waiting.push({ end: load.startTime + load.duration, span });
    }
    if (waiting.length > 0) timer ??= setTimeout(send, collectMs);
  });
  observer.observe({ type: 'navigation', buffered: true });
  observer.observe({ type: 'resource', buffered: true });
  addEventListener('pagehide', send);
}

function spanOf(load: TimedLoad): Omit<BrowserSpan, 'endedAgo'> | null {
  const traceparent = load.serverTiming?.find(({ name }) => name === 'traceparent')?.description;
  // A response from the cache has the span of an earlier request. A report about reports would cause the next one.
  if (!traceparent || load.transferSize === 0 || new URL(load.name).pathname === browserSpansPath) return null;
  const moments: Partial<Record<string, number>> = { ...load.toJSON() };
  const events = browserSpanEvents.flatMap((name) => {
    const after = (moments[name] ?? 0) - load.startTime;
    return after > 0 ? [[name, rounded(after)] as const] : [];
  });
  const kind = load.entryType === 'navigation' ? 'document' : 'request';
  return { kind, traceparent, duration: rounded(load.duration), events: Object.fromEntries(events) };
}

/** The server refuses others, and all that was sent with them. */
const isPlausible = ({ duration, endedAgo, events }: BrowserSpan) =>
  [duration, endedAgo, ...Object.values(events)].every((ms) => ms >= 0 && ms <= maxSpanMs);

/** In tenths of a millisecond, the resolution of browsers. */
const rounded = (ms: number) => Math.round(ms * 10) / 10;
