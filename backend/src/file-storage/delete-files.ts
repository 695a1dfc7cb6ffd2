import { eq, inArray, sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { type FileScope, fileKey, fileStorage } from './file-storage.ts';
import { fileDeletions } from './file-storage-tables.ts';
import { findInUse } from './find-in-use.ts';

const batchSize = 100;

/** An upload is committed long before. */
const uncommittedMs = 24 * 3_600_000;

/**
 * Remembers that a request is about to write a file, and deletes it after a day unless the row of the file is
 * committed (`retainFile`). Must be called outside of the transaction that inserts the row.
 */
export async function announceFile(database: Database, fileId: string): Promise<void> {
  const dueAt = sql`now() + ${uncommittedMs} * interval '1 millisecond'`;
  await database.insert(fileDeletions).values({ fileId, dueAt });
}

/**
 * Has a file deleted in an hour instead of a day when its request has ended without committing its row. A write that
 * hangs in the storage has ended by then.
 */
export async function releaseFile(database: Database, fileId: string): Promise<void> {
  await database
    .update(fileDeletions)
    .set({ dueAt: sql`now() + interval '1 hour'` })
    .where(eq(fileDeletions.fileId, fileId));
}

/**
 * Deletes files whose rows are gone. A file stays for an hour after its row, for archives that are being written from
 * an older snapshot, and for replicas that are behind.
 */
export async function deleteFiles({ database, config }: FileScope): Promise<void> {
  while ((await deleteBatch({ database, config })) === batchSize);
}

/** Returns how many files it deleted. Locks their rows, so that several workers delete different files. */
const deleteBatch = ({ database, config }: FileScope): Promise<number> =>
  database.transaction(async (transaction) => {
    const due = await transaction
      .select({ id: fileDeletions.fileId })
      .from(fileDeletions)
      .where(sql`${fileDeletions.dueAt} <= now()`)
      .orderBy(fileDeletions.dueAt)
      .limit(batchSize)
      .for('update', { skipLocked: true });
    const ids = due.map(({ id }) => id);
    if (ids.length === 0) return 0;
    // Whatever was announced, the file of a row is never deleted.
    const inUse = await findInUse(transaction, ids);
    const storage = await fileStorage(config);
    for (const id of ids) if (!inUse.has(id)) await storage.remove(fileKey(id));
    await transaction.delete(fileDeletions).where(inArray(fileDeletions.fileId, ids));
    return ids.length;
  });
