import pg from 'pg';
import { currentTracing } from 'traces';
import { tracedPool } from './traced-pool.ts';

/** Opens a connection pool that survives lost connections. */
export function openPool(connectionString: string, options: pg.PoolConfig): pg.Pool {
  const tracing = currentTracing();
  const config = { connectionString, ...options };
  const pool = tracing ? tracedPool(tracing, config) : new pg.Pool(config);
  // The pool replaces idle connections that break. Without a listener, their error would end the process.
  pool.on('error', () => {});
  // The same for a connection that a transaction uses: the transaction's next query fails.
  pool.on('connect', (client) => client.on('error', () => {}));
  return pool;
}
