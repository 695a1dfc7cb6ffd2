import { inArray } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { pictureSources } from '../pictures/picture-table.ts';
import { storedFiles } from '../uploads/stored-file-table.ts';

/** Returns those of the ids whose file belongs to a row. */
export async function findInUse(database: Database, ids: readonly string[]): Promise<Set<string>> {
  const files = database.select({ id: storedFiles.id }).from(storedFiles);
  const pictures = database.select({ id: pictureSources.pictureId }).from(pictureSources);
  const found = await files
    .where(inArray(storedFiles.id, [...ids]))
    .union(pictures.where(inArray(pictureSources.pictureId, [...ids])));
  return new Set(found.map(({ id }) => id));
}
