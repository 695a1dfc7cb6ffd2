import { inArray } from 'drizzle-orm';
import { pictureSources } from '../pictures/picture-table.ts';
import { storedFiles } from '../uploads/stored-file-table.ts';
import { type FileScope, fileStorage } from './file-storage.ts';
import { fileDeletions } from './file-storage-tables.ts';

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
    const known = await findKnown({ database, config }, batch);
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

async function findKnown({ database }: FileScope, ids: readonly string[]): Promise<Set<string>> {
  const isOne = (column: Parameters<typeof inArray>[0]) => inArray(column, [...ids]);
  const [files, sources, notes] = await Promise.all([
    database.select({ id: storedFiles.id }).from(storedFiles).where(isOne(storedFiles.id)),
    database.select({ id: pictureSources.pictureId }).from(pictureSources).where(isOne(pictureSources.pictureId)),
    database.select({ id: fileDeletions.fileId }).from(fileDeletions).where(isOne(fileDeletions.fileId)),
  ]);
  return new Set([...files, ...sources, ...notes].map(({ id }) => id));
}
