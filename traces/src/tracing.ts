import type { FastifyBaseLogger } from 'fastify';

/**
 * Everything that a span may say about its work. URLs, queries, headers, bodies, parameter values, addresses and error
 * messages are missing on purpose: they contain personal data and secret links.
 */
export type SpanAttributes = {
  'http.request.method'?: string;
  /** The pattern of the route, never the URL. */
  'http.route'?: string;
  'http.response.status_code'?: number;
  /** The `reqId` of log lines. */
  'request.id'?: string;
  /** The host and port of a server that we call. */
  'server.address'?: string;
  'server.port'?: number;
  'db.system.name'?: string;
  'db.operation.name'?: string;
  'db.collection.name'?: string;
  /** The statement with placeholders. */
  'db.query.text'?: string;
  /** The SQLSTATE of a failed statement. */
  'db.response.status_code'?: string;
  'job.name'?: string;
  'job.attempt'?: number;
  /** A release and its file, which rendered a page. */
  'page.release'?: string;
  'page.file'?: string;
};

export type SpanKind = 'server' | 'client' | 'consumer' | 'internal';

/** A part of a trace: one piece of work with a start, an end and a parent. */
export type Span = {
  readonly traceId: string;
  /** The header that makes the work of another server a part of this one (W3C Trace Context). */
  readonly traceparent: string;
  /** False when the sampler has left this trace out. Then its details are not sent. */
  readonly isSampled: boolean;
  readonly hasEnded: boolean;
  rename: (name: string) => void;
  set: (attributes: SpanAttributes) => void;
  /** @param type a short code such as `500` or `ECONNRESET`, never a message */
  fail: (type: string) => void;
  /** Ends the span. Further calls have no effect. */
  end: () => void;
};

export type SpanStart = {
  kind: SpanKind;
  /** A span of this process, or the `traceparent` of another one. Without a valid one, the span starts a trace. */
  parent?: Span | string | undefined;
  /** The `traceparent` of another trace that caused this one. It has no influence on whether this one is sampled. */
  link?: string | undefined;
  attributes?: SpanAttributes;
};

/** Work of a browser that has ended. */
export type BrowserSpan = {
  name: string;
  /** The `traceparent` of the span of our server that responded. */
  parent: string;
  /** Unix times in milliseconds. */
  startMs: number;
  endMs: number;
  /** What happened, and how many milliseconds after the start. */
  events: Readonly<Record<string, number>>;
};

export type Tracing = {
  startSpan: (name: string, start: SpanStart) => Span;
  /** Runs `work`, and all that follows from it, with the span as the current one. */
  run: <T>(span: Span, work: () => T) => T;
  /** Returns the span that has started this work and runs still. */
  current: () => Span | undefined;
  /** Adds a span of the service `browser`, unless the sampler leaves its trace out. */
  addBrowserSpan: (span: BrowserSpan) => void;
  /** Logs when the collector cannot be reached. */
  reportTo: (log: Pick<FastifyBaseLogger, 'warn'>) => void;
  close: () => Promise<void>;
};

let running: Tracing | null = null;

/** Returns null when traces are off. They are on or off for the whole process and do not change while it serves. */
export const currentTracing = (): Tracing | null => running;

export function setTracing(tracing: Tracing | null): void {
  running = tracing;
}
