import { setTimeout as wait } from 'node:timers/promises';
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
 * How long a migration waits for a table that another transaction uses. Meanwhile all later requests wait behind the
 * migration, so it then lets them pass and tries again.
 */
const lockTimeout = '1s';
const lockTries = 60;

/**
 * Applies the missing migrations of our tables, then those of the job queue's tables (schema `pgboss`). Instances that
 * start together wait for each other at an advisory lock.
 * @throws StartError when PostgreSQL cannot be reached, has other tables, or a table stays in use for about two minutes
 */
export async function migrate(url: string, folder = migrationsFolder): Promise<void> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000 });
  // When the connection breaks, the query that runs fails.
  client.on('error', () => {});
  await client.connect().catch((error: Error) => {
    throw new StartError(
      `Expected a PostgreSQL that takes connections, got "${error.message}". Check DATABASE_URL, or leave it out for the embedded one.`,
    );
  });
  try {
    await requireUtf8(client);
    await client.query('select pg_advisory_lock($1)', [migrationLock]);
    await client.query(`set lock_timeout = '${lockTimeout}'`);
    await whenNotInUse(() => applyMigrations(drizzle(client), { migrationsFolder: folder })).catch((error: unknown) => {
      throw codeOf(error) === duplicateTable ? new StartError(incompatibleDatabase) : error;
    });
    const boss = new PgBoss({
      connectionString: url,
      max: 1,
      supervise: false,
      schedule: false,
      registerInstance: false,
    });
    // Its connection, too.
    boss.on('error', () => {});
    await boss.start().finally(() => boss.stop());
  } finally {
    await client.end();
  }
}

/** In other encodings, searches would tell apart what users write in upper and lower case. @throws StartError */
async function requireUtf8(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ server_encoding: string }>('show server_encoding');
  const encoding = rows[0]?.server_encoding;
  if (encoding === 'UTF8') return;
  throw new StartError(`DATABASE_URL: expected a database with the encoding UTF8, got ${encoding}.`);
}

/** Returns the number of migrations in this version. */
export function migrationCount(): number {
  return readMigrationFiles({ migrationsFolder }).length;
}

/** Shown for a database that was created before the first migrations were frozen (decision 29). */
const incompatibleDatabase =
  'The database was made by an unreleased version with other tables. Remove the data folder (VERANDAH_DATA, or .verandah) or empty the database, then start again: the demonstration data is created again.';

// Codes of PostgreSQL's errors.
const duplicateTable = '42P07';
const lockNotAvailable = '55P03';

function codeOf(error: unknown): unknown {
  const cause = error instanceof Error ? error.cause : undefined;
  return cause instanceof Error && 'code' in cause ? cause.code : undefined;
}

/** Repeats the migrations, which are one transaction, while a table is in use for longer than the lock timeout. */
async function whenNotInUse(apply: () => Promise<void>): Promise<void> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await apply();
    } catch (error) {
      if (codeOf(error) !== lockNotAvailable) throw error;
      if (tries === lockTries) throw new StartError(tableInUse);
      await wait(1_000);
    }
  }
}

const tableInUse =
  'The migrations wait for a table that another transaction uses. Find it in pg_stat_activity, end it, and start again.';
