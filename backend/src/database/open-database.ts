import { drizzle } from 'drizzle-orm/node-postgres';
import type pg from 'pg';
import type { Database } from './database.ts';
import { startEmbeddedPostgres } from './embedded-postgres.ts';
import type { FileLock } from './file-lock.ts';
import { migrate } from './migrate.ts';
import { openPool } from './open-pool.ts';

export type OpenDatabase = {
  url: string;
  database: Database;
  pool: pg.Pool;
  /** May be called several times. */
  close: () => Promise<void>;
};

type DatabaseConfig = {
  /** Undefined starts the embedded PostgreSQL in `dataFolder`. */
  databaseUrl: string | undefined;
  dataFolder: string;
};

/**
 * Connects to the configured PostgreSQL, or starts the embedded one, and applies migrations.
 * @param lock the caller's lock of the data folder; without one, the embedded PostgreSQL locks it
 */
export async function openDatabase(config: DatabaseConfig, lock?: FileLock): Promise<OpenDatabase> {
  const embedded = config.databaseUrl === undefined ? await startEmbeddedPostgres(config.dataFolder, lock) : null;
  const url = embedded?.url ?? config.databaseUrl ?? '';
  try {
    await migrate(url);
  } catch (error) {
    await embedded?.stop();
    throw error;
  }
  const connected = connect(url);
  const close = async () => {
    await connected.close();
    await embedded?.stop();
  };
  let closed: Promise<void> | undefined;
  return {
    ...connected,
    close() {
      closed ??= close();
      return closed;
    },
  };
}

/** Creates a connection pool for a database whose migrations have been applied. */
export function connect(url: string, max = 10): OpenDatabase {
  const pool = openPool(url, { max });
  return { url, pool, database: drizzle(pool), close: () => pool.end() };
}
