import { inArray } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { pictureSources } from '../pictures/picture-table.ts';
import { storedFiles } from '../uploads/stored-file-table.ts';

/** A query has at most 65,535 parameters. */
const batchSize = 1_000;

/** Returns those of the ids whose file belongs to a row. */
export async function findInUse(database: Database, ids: readonly string[]): Promise<Set<string>> {
  const inUse = new Set<string>();
  for (let start = 0; start < ids.length; start += batchSize) {
    for (const id of await findBatch(database, ids.slice(start, start + batchSize))) inUse.add(id);
  }
  return inUse;
}

async function findBatch(database: Database, ids: string[]): Promise<string[]> {
  const files = database.select({ id: storedFiles.id }).from(storedFiles);
  const pictures = database.select({ id: pictureSources.pictureId }).from(pictureSources);
  const found = await files
    .where(inArray(storedFiles.id, ids))
    .union(pictures.where(inArray(pictureSources.pictureId, ids)));
  return found.map(({ id }) => id);
}
