import pg from 'pg';

/** Opens a connection pool that survives lost connections. */
export function openPool(connectionString: string, options: pg.PoolConfig): pg.Pool {
  const pool = new pg.Pool({ connectionString, ...options });
  // The pool replaces idle connections that break. Without a listener, their error would end the process.
  pool.on('error', () => {});
  // The same for a connection that a transaction uses: the transaction's next query fails.
  pool.on('connect', (client) => client.on('error', () => {}));
  return pool;
}
