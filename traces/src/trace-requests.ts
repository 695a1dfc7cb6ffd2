import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { currentTracing, type Span } from './tracing.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The span of the request; null when traces are off. */
    span: Span | null;
  }
}

type Options = {
  /** Returns what requests are grouped by; by default the pattern of the route. Never the URL. */
  routeOf?: (request: FastifyRequest) => string;
  /**
   * True when only our own servers send requests, so that a request continues the trace of its `traceparent` and is
   * sampled as that is. Otherwise each request starts a trace, and a `traceparent` is only a link: clients must not
   * decide what we record.
   */
  isInternal?: boolean;
  /** Returns true for responses that tell the browser their trace, for scripts that measure pages. */
  isAnnounced?: (request: FastifyRequest) => boolean;
};

/** Makes a span of each request, from its headers to the end of its response. Call it before other hooks are added. */
export function traceRequests(app: FastifyInstance, options: Options = {}): void {
  const tracing = currentTracing();
  if (!tracing) return;
  const { routeOf = patternOf, isInternal = false, isAnnounced } = options;
  tracing.reportTo(app.log);
  app.decorateRequest('span', null);
  // All hooks use the callback `done`, because they run for every request and what follows `done` gets the span.
  app.addHook('onRequest', (request, reply, done) => {
    // Load balancers check the health every second. These traces would only be noise.
    if (request.url.startsWith('/health/')) return done();
    const { traceparent } = request.headers;
    const given = typeof traceparent === 'string' ? traceparent : undefined;
    const span = tracing.startSpan(request.method, {
      kind: 'server',
      ...(isInternal ? { parent: given } : { link: given }),
      attributes: { 'http.request.method': request.method, 'request.id': request.id },
    });
    request.span = span;
    // A client that leaves ends the response without `onResponse`.
    reply.raw.once('close', () => endSpan(span, request, reply, routeOf));
    tracing.run(span, done);
  });
  if (isAnnounced) {
    app.addHook('onSend', (request, reply, payload, done) => {
      if (request.span?.isSampled && isAnnounced(request))
        reply.header('server-timing', `traceparent;desc="${request.span.traceparent}"`);
      done(null, payload);
    });
  }
  app.addHook('onResponse', (request, reply, done) => {
    const { span } = request;
    if (!span) return done();
    // The lines that log the request follow `done`, so the span ends after them.
    tracing.run(span, done);
    endSpan(span, request, reply, routeOf);
  });
}

function endSpan(
  span: Span,
  request: FastifyRequest,
  { statusCode }: FastifyReply,
  routeOf: Required<Options>['routeOf'],
) {
  if (span.hasEnded) return;
  if (span.isSampled) {
    const route = routeOf(request);
    span.rename(`${request.method} ${route}`);
    span.set({ 'http.route': route, 'http.response.status_code': statusCode });
    if (statusCode >= 500) span.fail(String(statusCode));
  }
  span.end();
}

const patternOf = (request: FastifyRequest) => request.routeOptions.url ?? 'unknown';
