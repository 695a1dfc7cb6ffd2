import { inArray } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { type FileScope, fileStorage } from './file-storage.ts';
import { fileDeletions } from './file-storage-tables.ts';
import { findInUse } from './find-in-use.ts';

const batchSize = 500;

/** A file and its row are committed long before. */
const minAgeMs = 24 * 3_600_000;

/**
 * Returns the ids of files that are older than a day, and that neither a row nor a note for their deletion knows. There
 * are none, except after a backup of the database was restored, or after files were copied from another storage.
 */
export async function findOrphans({ database, config }: FileScope, now: Date): Promise<string[]> {
  const orphans: string[] = [];
  let batch: string[] = [];
  const check = async () => {
    const known = await findKnown(database, batch);
    orphans.push(...batch.filter((id) => !known.has(id)));
    batch = [];
  };
  for await (const { key, modifiedAt } of (await fileStorage(config)).list('files/')) {
    if (now.getTime() - modifiedAt.getTime() < minAgeMs) continue;
    batch.push(key.slice('files/'.length));
    if (batch.length === batchSize) await check();
  }
  await check();
  return orphans;
}

async function findKnown(database: Database, ids: readonly string[]): Promise<Set<string>> {
  const { fileId } = fileDeletions;
  const notes = await database
    .select({ fileId })
    .from(fileDeletions)
    .where(inArray(fileId, [...ids]));
  return new Set([...(await findInUse(database, ids)), ...notes.map((note) => note.fileId)]);
}
