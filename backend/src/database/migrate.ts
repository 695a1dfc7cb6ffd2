import { fileURLToPath } from 'node:url';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate as applyMigrations } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';
import { StartRefusal } from '../start-refusal.ts';

const migrationsFolder = fileURLToPath(new URL('../../drizzle', import.meta.url));

/** Any number; the same for every instance that may start at once. */
const migrationLock = 4_302_001;

/** Brings the database to this version's level. Instances that start together do it one after the other. */
export async function migrate(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000 });
  await client.connect().catch((error: Error) => {
    throw new StartRefusal(
      `Expected a PostgreSQL that takes connections, got "${error.message}". Check DATABASE_URL, or leave it out for the embedded one.`,
    );
  });
  try {
    await client.query('select pg_advisory_lock($1)', [migrationLock]);
    await applyMigrations(drizzle(client), { migrationsFolder }).catch((error: unknown) => {
      throw isTableExistsError(error) ? new StartRefusal(incompatibleDatabase) : error;
    });
  } finally {
    await client.end();
  }
}

/** How many migrations this version brings. */
export function migrationCount(): number {
  return readMigrationFiles({ migrationsFolder }).length;
}

/** Until the first release the initial migration is made anew, and an older database cannot follow. */
const incompatibleDatabase =
  'The database was made by an unreleased version with other tables. Remove the data folder (VERANDAH_DATA, or .verandah) or empty the database, then start again: the demonstration data is made anew.';

/** `relation "…" already exists`. */
function isTableExistsError(error: unknown): boolean {
  const cause = error instanceof Error ? error.cause : undefined;
  return cause instanceof Error && 'code' in cause && cause.code === '42P07';
}
