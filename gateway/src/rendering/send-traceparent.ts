import { AsyncLocalStorage } from 'node:async_hooks';
import { subscribe } from 'node:diagnostics_channel';

type Outgoing = { origin: string | URL; addHeader: (name: string, value: string) => unknown };

const current = new AsyncLocalStorage<string>();
let isListening = false;

/**
 * Runs `work`, whose requests to the backend get the header `traceparent`. The worker has no tracing of its own: it
 * runs code of remotes, and the backend's spans show how long each request for data took.
 */
export function sendTraceparent<T>(traceparent: string | undefined, backendUrl: string, work: () => T): T {
  if (!traceparent) return work();
  if (!isListening) listen(new URL(backendUrl).origin);
  return current.run(traceparent, work);
}

function listen(backend: string): void {
  isListening = true;
  // Undici publishes each request before it is sent (undici, docs/api/DiagnosticsChannel.md).
  subscribe('undici:request:create', (message) => {
    const { request } = message as { request: Outgoing };
    const traceparent = current.getStore();
    if (traceparent && URL.parse(request.origin)?.origin === backend) request.addHeader('traceparent', traceparent);
  });
}
