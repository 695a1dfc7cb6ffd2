import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { errorTypeOf } from './error-type.ts';
import type { Span, Tracing } from './tracing.ts';

/** What undici publishes about a request (undici, docs/api/DiagnosticsChannel.md). */
type Outgoing = { method: string; origin: string | URL; addHeader: (name: string, value: string) => unknown };
type Message = { request: Outgoing; response?: { statusCode: number }; error?: unknown };

/**
 * Makes a span of each request that `fetch` or undici sends within another span. Undici publishes its requests on
 * channels of Node for this purpose, so nothing is patched. Returns a function that stops it.
 * @param passOnTo the URLs of servers that get `traceparent`. Providers must not learn our traces.
 */
export function traceOutgoing(tracing: Tracing, passOnTo: readonly string[]): () => void {
  const spans = new WeakMap<Outgoing, Span>();
  const own = new Set(passOnTo.map((url) => new URL(url).origin));
  const listeners: Record<string, (message: Message) => void> = {
    'undici:request:create': ({ request }) => {
      const parent = tracing.current();
      const url = URL.parse(request.origin);
      if (!parent || !url) return;
      const { origin, host, hostname, port, protocol } = url;
      const span = parent.isSampled
        ? tracing.startSpan(`${request.method} ${host}`, {
            kind: 'client',
            parent,
            attributes: {
              'http.request.method': request.method,
              'server.address': hostname,
              'server.port': Number(port) || (protocol === 'https:' ? 443 : 80),
            },
          })
        : parent;
      if (own.has(origin)) request.addHeader('traceparent', span.traceparent);
      if (parent.isSampled) spans.set(request, span);
    },
    'undici:request:headers': ({ request, response }) => {
      const span = spans.get(request);
      if (!span || !response) return;
      span.set({ 'http.response.status_code': response.statusCode });
      if (response.statusCode >= 400) span.fail(String(response.statusCode));
    },
    'undici:request:trailers': ({ request }) => spans.get(request)?.end(),
    'undici:request:error': ({ request, error }) => {
      const span = spans.get(request);
      span?.fail(errorTypeOf(error));
      span?.end();
    },
  };
  const all = Object.entries(listeners).map(
    ([name, listen]) => [name, (message: unknown) => listen(message as Message)] as const,
  );
  for (const [name, listen] of all) subscribe(name, listen);
  return () => {
    for (const [name, listen] of all) unsubscribe(name, listen);
  };
}
