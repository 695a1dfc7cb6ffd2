import { errorTypeOf } from './error-type.ts';
import { currentTracing, type SpanStart } from './tracing.ts';

/** Runs `work` in a span of its own. Without traces, only runs it. */
export async function inSpan<T>(name: string, start: SpanStart, work: () => Promise<T>): Promise<T> {
  const tracing = currentTracing();
  if (!tracing) return work();
  const span = tracing.startSpan(name, start);
  try {
    return await tracing.run(span, work);
  } catch (error) {
    span.fail(errorTypeOf(error));
    throw error;
  } finally {
    span.end();
  }
}
