/*
 * The program of `pnpm --filter backend file-orphans`, which lists files that no row knows. `file-orphans delete` has
 * the worker delete them.
 */

import { sql } from 'drizzle-orm';
import { runProcess } from 'server-process';
import { readConfig } from '../config.ts';
import type { Database } from '../database/database.ts';
import { runningPostgresUrl } from '../database/embedded-postgres.ts';
import { connect } from '../database/open-database.ts';
import { fileDeletions } from './file-storage-tables.ts';
import { findOrphans } from './find-orphans.ts';
import { requireAddress, requireOwnStorage } from './require-own-storage.ts';

await runProcess(async () => {
  const config = readConfig(process.env);
  requireAddress(config);
  const { database, close } = connect(config.databaseUrl ?? (await runningPostgresUrl(config.dataFolder)), 2);
  try {
    await requireOwnStorage(database, config);
    const orphans = await findOrphans({ database, config }, new Date());
    const lines = process.argv[2] === 'delete' ? [...orphans, await deleteAll(database, orphans)] : orphans;
    return { message: lines.join('\n'), close: async () => {} };
  } finally {
    await close();
  }
});

async function deleteAll(database: Database, orphans: readonly string[]): Promise<string> {
  const notes = orphans.map((fileId) => ({ fileId, dueAt: sql`now()` }));
  if (notes.length > 0) await database.insert(fileDeletions).values(notes).onConflictDoNothing();
  return `${orphans.length} files will be deleted within minutes.`;
}
