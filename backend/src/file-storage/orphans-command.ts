/*
 * The program of `pnpm --filter backend file-orphans`, which lists files that no row knows. `file-orphans delete` has
 * the worker delete them.
 */

import { sql } from 'drizzle-orm';
import { readConfig } from '../config.ts';
import { runningPostgresUrl } from '../database/embedded-postgres.ts';
import { connect } from '../database/open-database.ts';
import { fileDeletions } from './file-storage-tables.ts';
import { findOrphans } from './find-orphans.ts';
import { requireOwnStorage } from './require-own-storage.ts';

const [action] = process.argv.slice(2);
const config = readConfig(process.env);
const { database, close } = connect(config.databaseUrl ?? (await runningPostgresUrl(config.dataFolder)), 2);
await requireOwnStorage(database, config);
const orphans = await findOrphans({ database, config }, new Date());
for (const id of orphans) console.log(id);
if (action === 'delete' && orphans.length > 0) {
  const notes = orphans.map((fileId) => ({ fileId, dueAt: sql`now()` }));
  await database.insert(fileDeletions).values(notes).onConflictDoNothing();
  console.log(`${orphans.length} files will be deleted within minutes.`);
}
await close();
