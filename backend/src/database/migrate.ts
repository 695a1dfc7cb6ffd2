import { fileURLToPath } from 'node:url';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate as applyMigrations } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';
import { PgBoss } from 'pg-boss';
import { StartError } from 'server-process';

const migrationsFolder = fileURLToPath(new URL('../../drizzle', import.meta.url));

/** The key of the advisory lock. All instances of the backend must use the same number. */
const migrationLock = 4_302_001;

/**
 * Applies the missing migrations of our tables, then those of the job queue's tables (schema `pgboss`). Instances that
 * start together wait for each other at an advisory lock.
 */
export async function migrate(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000 });
  // When the connection breaks, the query that runs fails.
  client.on('error', () => {});
  await client.connect().catch((error: Error) => {
    throw new StartError(
      `Expected a PostgreSQL that takes connections, got "${error.message}". Check DATABASE_URL, or leave it out for the embedded one.`,
    );
  });
  try {
    await client.query('select pg_advisory_lock($1)', [migrationLock]);
    await applyMigrations(drizzle(client), { migrationsFolder }).catch((error: unknown) => {
      throw isTableExistsError(error) ? new StartError(incompatibleDatabase) : error;
    });
    const boss = new PgBoss({
      connectionString: url,
      max: 1,
      supervise: false,
      schedule: false,
      registerInstance: false,
    });
    await boss.start();
    await boss.stop();
  } finally {
    await client.end();
  }
}

/** Returns the number of migrations in this version. */
export function migrationCount(): number {
  return readMigrationFiles({ migrationsFolder }).length;
}

/** Shown for a database that was created before the first migrations were frozen (decision 29). */
const incompatibleDatabase =
  'The database was made by an unreleased version with other tables. Remove the data folder (VERANDAH_DATA, or .verandah) or empty the database, then start again: the demonstration data is created again.';

/** True for PostgreSQL's error `relation "…" already exists`. */
function isTableExistsError(error: unknown): boolean {
  const cause = error instanceof Error ? error.cause : undefined;
  return cause instanceof Error && 'code' in cause && cause.code === '42P07';
}
