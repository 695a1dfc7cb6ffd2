import { currentTracing } from './tracing.ts';

/**
 * Returns the option of a pino logger that adds `trace_id` to the lines of requests and jobs; nothing when traces are
 * off. A trace that is not sampled is not named, because the collector does not have it.
 */
export function logTraceId(): { mixin?: () => object } {
  const tracing = currentTracing();
  if (!tracing) return {};
  return {
    mixin() {
      const span = tracing.current();
      return span?.isSampled ? { trace_id: span.traceId } : {};
    },
  };
}
