export { errorTypeOf } from './error-type.ts';
export { inSpan } from './in-span.ts';
export { logTraceId } from './log-trace-id.ts';
export { startTraces } from './start-traces.ts';
export { traceRequests } from './trace-requests.ts';
export { currentTracing, type Span, type SpanAttributes, type Tracing } from './tracing.ts';
