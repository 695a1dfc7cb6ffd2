import { inArray, isNotNull } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { pictureSources } from '../pictures/picture-table.ts';
import { storedFiles } from '../uploads/stored-file-table.ts';
import { type FileScope, fileKey, fileStorage } from './file-storage.ts';

/** Few enough that the bytes of a batch fit into memory. */
const batchSize = 10;

/** Moves files that an earlier version stored in the database to the file storage. It can be stopped at any time. */
export async function moveFilesToStorage(scope: FileScope): Promise<void> {
  await moveFrom(scope, storedFiles, storedFiles.id);
  await moveFrom(scope, pictureSources, pictureSources.pictureId);
}

async function moveFrom(
  { database, config }: FileScope,
  table: PgTable & Record<'bytes', PgColumn>,
  id: PgColumn,
): Promise<void> {
  const storage = await fileStorage(config);
  /** Returns how many files it moved. The locks make a deletion wait until the file is written. */
  const moveBatch = () =>
    database.transaction(async (transaction) => {
      const rows = (await transaction
        .select({ id, bytes: table.bytes })
        .from(table)
        .where(isNotNull(table.bytes))
        .limit(batchSize)
        .for('no key update', { skipLocked: true })) as { id: string; bytes: Buffer }[];
      // A job that was killed before its commit has written the same bytes.
      for (const row of rows) await storage.create(fileKey(row.id), row.bytes);
      const ids = rows.map((row) => row.id);
      if (ids.length > 0) await transaction.update(table).set({ bytes: null }).where(inArray(id, ids));
      return ids.length;
    });
  while ((await moveBatch()) > 0);
}
