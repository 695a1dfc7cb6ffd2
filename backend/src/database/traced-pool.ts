import { AsyncResource } from 'node:async_hooks';
import pg from 'pg';
import { errorTypeOf, type Span, type Tracing } from 'traces';
import { describeStatement } from './traced-pool-statement.ts';

type Callback = (error: Error | null, ...results: unknown[]) => void;
type Query = (...given: unknown[]) => unknown;

/** Opens a pool that makes a span of each statement within a request or a job. The pool's own statements have none. */
export function tracedPool(tracing: Tracing, config: pg.PoolConfig): pg.Pool {
  class TracedClient extends pg.Client {}
  const plain = pg.Client.prototype.query as Query;
  const query = function (this: pg.Client, ...given: unknown[]): unknown {
    const text = textOf(given[0]);
    const parent = tracing.current();
    if (text === null || !parent?.isSampled) return plain.apply(this, given);
    const attributes = describeStatement(text);
    const name = [attributes['db.operation.name'], attributes['db.collection.name']].filter(Boolean).join(' ');
    const span = tracing.startSpan(name, { kind: 'client', parent, attributes });
    const last = given.at(-1);
    if (typeof last === 'function') {
      const callback: Callback = (error, ...results) => {
        endSpan(span, error);
        (last as Callback)(error, ...results);
      };
      return plain.apply(this, [...given.slice(0, -1), callback]);
    }
    const result = plain.apply(this, given) as Promise<unknown>;
    result.then(
      () => endSpan(span),
      (error: unknown) => endSpan(span, error),
    );
    return result;
  };
  TracedClient.prototype.query = query as typeof TracedClient.prototype.query;

  class TracedPool extends pg.Pool {
    override connect(): Promise<pg.PoolClient>;
    override connect(callback: Parameters<pg.Pool['connect']>[0]): void;
    override connect(callback?: Parameters<pg.Pool['connect']>[0]): Promise<pg.PoolClient> | undefined {
      // The request that returns a connection calls back the next one in the queue, whose span is another.
      if (!callback) return super.connect();
      super.connect(AsyncResource.bind(callback));
      return undefined;
    }
  }
  return new TracedPool({ ...config, Client: TracedClient });
}

/** Returns the SQL of a query's first argument; null for cursors and streams, which end in their own way. */
function textOf(query: unknown): string | null {
  if (typeof query === 'string') return query;
  const { text, submit, callback } = query as { text?: unknown; submit?: unknown; callback?: unknown };
  return typeof text === 'string' && !submit && !callback ? text : null;
}

function endSpan(span: Span, error?: unknown): void {
  if (error) {
    const type = errorTypeOf(error);
    span.fail(type);
    if (/^[0-9A-Z]{5}$/.test(type)) span.set({ 'db.response.status_code': type });
  }
  span.end();
}
