import * as z from 'shared-contract/schema';

/** The path to which pages send {@link browserSpans}. */
export const browserSpansPath = '/api/browser-spans';

/** The maximum number of spans of one request. */
export const maxBrowserSpans = 50;

/** The moments of a span, with their names in Navigation Timing and Resource Timing (W3C). */
export const browserSpanEvents = [
  'domainLookupStart',
  'connectStart',
  'requestStart',
  'responseStart',
  'responseEnd',
  'domInteractive',
  'domContentLoadedEventEnd',
  'domComplete',
] as const;

/** Longer times would say more about a sleeping device than about the site. */
export const maxSpanMs = 600_000;

/** In milliseconds. */
const time = z.number().check(z.minimum(0), z.maximum(maxSpanMs));

/** How long a document or a request for data took in the browser. Contains neither URLs nor anything about the user. */
const browserSpan = z.object({
  kind: z.enum(['document', 'request']),
  /** The span of the server that responded, from the header `Server-Timing` (W3C Trace Context, sampled). */
  traceparent: z.string().check(z.regex(/^00-[0-9a-f]{32}-[0-9a-f]{16}-01$/)),
  /** How long before this message it ended: clocks of browsers can be wrong. */
  endedAgo: time,
  duration: time,
  /**
   * Milliseconds since the start, by the names of {@link browserSpanEvents}. A moment that did not happen is missing.
   * The backend ignores other names, which a newer shell may send.
   */
  events: z.record(z.string(), time),
});
export type BrowserSpan = z.infer<typeof browserSpan>;

/** The body of `POST /api/browser-spans`. One wrong span refuses all. */
export const browserSpans = z.object({ spans: z.array(browserSpan).check(z.maxLength(maxBrowserSpans)) });
