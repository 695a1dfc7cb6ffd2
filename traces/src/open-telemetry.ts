import { AsyncLocalStorage } from 'node:async_hooks';
import {
  type Context,
  type Span as OtelSpan,
  ROOT_CONTEXT,
  SpanKind,
  SpanStatusCode,
  TraceFlags,
  trace,
} from '@opentelemetry/api';
import { getNumberFromEnv, parseTraceParent, setGlobalErrorHandler } from '@opentelemetry/core';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { defaultResource, detectResources, envDetector, resourceFromAttributes } from '@opentelemetry/resources';
import { BatchSpanProcessor, type Sampler, TracerProvider } from '@opentelemetry/sdk-trace';
import { withTimeout } from 'server-process';
import { exportFailures } from './export-failures.ts';
import { samplerOf } from './sampler-of.ts';
import type { Span, SpanStart, Tracing } from './tracing.ts';

/** A collector that hangs must not delay the end of a process. Spans that it has not taken by then are lost. */
const flushMs = 2_000;

const kinds = {
  server: SpanKind.SERVER,
  client: SpanKind.CLIENT,
  consumer: SpanKind.CONSUMER,
  internal: SpanKind.INTERNAL,
};

/**
 * The tracing of this process with OpenTelemetry's SDK, set up by the standard variables. The SDK is not registered
 * globally: libraries that look for it would add spans of their own, with attributes that we have not checked.
 */
export function openTelemetry(service: string): Tracing {
  const failures = exportFailures();
  setGlobalErrorHandler(failures.add);
  const sampler = samplerOf(process.env);
  const newQueue = () => new BatchSpanProcessor({ exporter: new OTLPTraceExporter(), ...batchOptions() });
  const provider = new TracerProvider({
    resource: defaultResource()
      .merge(resourceFromAttributes({ 'service.name': service }))
      .merge(detectResources({ detectors: [envDetector] })),
    sampler,
    spanLimits: { attributeValueLengthLimit: 4_000 },
    spanProcessors: [newQueue()],
  });
  const tracer = provider.getTracer('verandah');
  // In a queue of their own, so that spans that a client makes up cannot push out those of the server.
  const ofBrowsers = new TracerProvider({
    resource: resourceFromAttributes({ 'service.name': 'browser' }),
    sampler: decideAgain(sampler),
    spanProcessors: [newQueue()],
  });
  const browserTracer = ofBrowsers.getTracer('verandah');
  const storage = new AsyncLocalStorage<Span>();
  return {
    startSpan: (name, { kind, parent, link, attributes = {} }) => {
      const links = contextsOf(link).map((context) => ({ context }));
      return spanOf(tracer.startSpan(name, { kind: kinds[kind], attributes, links }, contextOf(parent)));
    },
    run: (span, work) => storage.run(span, work),
    current() {
      const span = storage.getStore();
      // Timers and idle connections keep the span of the request that started them, long after its end.
      return span?.hasEnded ? undefined : span;
    },
    addBrowserSpan({ name, parent, startMs, endMs, events }) {
      const span = browserTracer.startSpan(name, { kind: SpanKind.CLIENT, startTime: startMs }, contextOf(parent));
      for (const [event, afterMs] of Object.entries(events)) span.addEvent(event, startMs + afterMs);
      span.end(endMs);
    },
    reportTo: failures.reportTo,
    async close() {
      const flushed = [provider, ofBrowsers].map((one) => one.shutdown().catch(failures.add));
      await withTimeout(Promise.all(flushed), flushMs);
    },
  };
}

/**
 * Decides by the id of the trace, as the gateway did when the trace began, and not by what a browser says about its
 * parent. So nothing of a browser is sent while nothing is sampled.
 */
const decideAgain = (sampler: Sampler): Sampler => ({
  shouldSample: (_parent, ...span) => sampler.shouldSample(ROOT_CONTEXT, ...span),
  toString: () => String(sampler),
});

function batchOptions() {
  return {
    scheduledDelayMillis: getNumberFromEnv('OTEL_BSP_SCHEDULE_DELAY'),
    exportTimeoutMillis: getNumberFromEnv('OTEL_BSP_EXPORT_TIMEOUT'),
    maxQueueSize: getNumberFromEnv('OTEL_BSP_MAX_QUEUE_SIZE'),
    maxExportBatchSize: getNumberFromEnv('OTEL_BSP_MAX_EXPORT_BATCH_SIZE'),
  };
}

function spanOf(span: OtelSpan): Span {
  const { traceId, spanId, traceFlags } = span.spanContext();
  const isSampled = (traceFlags & TraceFlags.SAMPLED) !== 0;
  let hasEnded = false;
  return {
    traceId,
    traceparent: `00-${traceId}-${spanId}-${isSampled ? '01' : '00'}`,
    isSampled,
    get hasEnded() {
      return hasEnded;
    },
    rename: (name) => void span.updateName(name),
    set: (attributes) => void span.setAttributes(attributes),
    fail(type) {
      span.setStatus({ code: SpanStatusCode.ERROR });
      span.setAttribute('error.type', type);
    },
    end() {
      if (!hasEnded) span.end();
      hasEnded = true;
    },
  };
}

/** Returns the context of a `traceparent` header, or nothing when it is malformed. */
function contextsOf(traceparent: string | undefined) {
  const context = traceparent ? parseTraceParent(traceparent) : null;
  return context ? [{ ...context, isRemote: true }] : [];
}

function contextOf(parent: SpanStart['parent']): Context {
  const [context] = contextsOf(typeof parent === 'string' ? parent : parent?.traceparent);
  if (!context) return ROOT_CONTEXT;
  return trace.setSpanContext(ROOT_CONTEXT, { ...context, isRemote: typeof parent === 'string' });
}
