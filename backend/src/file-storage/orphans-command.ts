/*
 * The program of `pnpm --filter backend file-orphans`, which lists files that no row knows. `file-orphans delete` has
 * the worker delete them.
 */

import { sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { fileDeletions } from './file-storage-tables.ts';
import { findOrphans } from './find-orphans.ts';
import { requireOwnStorage } from './require-own-storage.ts';
import { runFileCommand } from './run-file-command.ts';

await runFileCommand(async ({ database, config }) => {
  await requireOwnStorage(database, config);
  const orphans = await findOrphans({ database, config }, new Date());
  return process.argv[2] === 'delete' ? [...orphans, await deleteAll(database, orphans)] : orphans;
});

async function deleteAll(database: Database, orphans: readonly string[]): Promise<string> {
  const notes = orphans.map((fileId) => ({ fileId, dueAt: sql`now()` }));
  if (notes.length > 0) await database.insert(fileDeletions).values(notes).onConflictDoNothing();
  return `${orphans.length} files will be deleted within minutes.`;
}
