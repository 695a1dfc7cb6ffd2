import { currentTracing, type Span } from 'traces';
import type { ServerModule } from './messages.ts';

/** Starts the span of a rendering in the worker, within the request that needs the page; nothing without traces. */
export function renderSpan({ name, version, file }: ServerModule): Span | undefined {
  const tracing = currentTracing();
  const parent = tracing?.current();
  if (!parent) return;
  const attributes = { 'page.release': `${name}@${version}`, 'page.file': file };
  return tracing?.startSpan(`render ${name}`, { kind: 'internal', parent, attributes });
}
