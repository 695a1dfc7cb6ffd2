import { startTestPostgres } from 'backend/testing/postgres';

/** One throw-away PostgreSQL for the whole jest run, or the one that VERANDAH_TEST_DATABASE_URL names already. */
export default async function startTestDatabase() {
  if (process.env.VERANDAH_TEST_DATABASE_URL) return;
  const postgres = await startTestPostgres();
  process.env.VERANDAH_TEST_DATABASE_URL = postgres.templateUrl;
  globalThis.verandahTestPostgres = postgres;
}
