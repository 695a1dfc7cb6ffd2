import { type BrowserSpan, browserSpanEvents, browserSpans, browserSpansPath } from 'shared-contract/log/browser-spans';
import { currentTracing } from 'traces';
import { noContent } from '../http/json-ld.ts';
import { publicRoute } from '../http/route.ts';

/** Adds what a browser has measured to the traces of its requests. Does nothing while traces are off. */
export const postBrowserSpans = publicRoute('POST', browserSpansPath, {
  summary: 'Adds spans of a page to the traces of its requests.',
  body: browserSpans,
  response: null,
  status: 204,
  readOnly: true,
  bodyLimit: 65_536,
  // An open page sends at most one request every five seconds.
  rateLimit: ({ logEntriesPerMinute }) => ({ max: Math.ceil(logEntriesPerMinute / 5), timeWindow: '1 minute' }),
  async handler({ body, now }) {
    const tracing = currentTracing();
    for (const { kind, traceparent, endedAgo, duration, events } of body.spans) {
      const endMs = now.getTime() - endedAgo;
      tracing?.addBrowserSpan({
        name: `browser ${kind}`,
        parent: traceparent,
        startMs: endMs - duration,
        endMs,
        events: knownEvents(events),
      });
    }
    return noContent();
  },
});

const eventNames = new Set<string>(browserSpanEvents);

/** Names come from a fixed list, so that no text of a client gets into a trace. */
const knownEvents = (events: BrowserSpan['events']) =>
  Object.fromEntries(Object.entries(events).filter(([name]) => eventNames.has(name)));
