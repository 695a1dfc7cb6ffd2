import { startTestPostgres } from 'backend/testing/postgres';

/** Starts one disposable PostgreSQL for the whole jest run, unless VERANDAH_TEST_DATABASE_URL names one. */
export default async function startTestDatabase() {
  if (process.env.VERANDAH_TEST_DATABASE_URL) return;
  const postgres = await startTestPostgres();
  process.env.VERANDAH_TEST_DATABASE_URL = postgres.templateUrl;
  globalThis.verandahTestPostgres = postgres;
}
