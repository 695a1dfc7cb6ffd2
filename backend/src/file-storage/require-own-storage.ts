import { StartError } from 'server-process';
import type { BackendConfig } from '../config.ts';
import type { Database } from '../database/database.ts';
import { storedRow } from '../database/single-row.ts';
import { type FileConfig, fileStorage } from './file-storage.ts';
import { fileStorages } from './file-storage-tables.ts';

type StorageSettings = Pick<BackendConfig, 'databaseUrl' | 'fileStorage'>;

/** The file in a storage that names the database to which it belongs. */
export const markKey = 'storage.json';

/**
 * Checks that the configured file storage belongs to this database, and marks a new one. So a server with another
 * folder than its neighbour does not start. A copy of a database has the id of the original, until it gets one of its
 * own (docs/operations.md#copies-of-a-site).
 * @throws StartError when the storage does not belong to it, or cannot be read
 */
export async function requireOwnStorage(database: Database, config: FileConfig & StorageSettings): Promise<void> {
  requireAddress(config);
  // Of several servers that start together, the first one marks its storage. The others need the same mark.
  await database.transaction(async (transaction) => {
    const row = transaction.select().from(fileStorages).for('update');
    const { id, isMarked } = await storedRow(row, 'id of the file storage');
    const mark = markWith(id);
    requireMark(mark, await readOrMark(config, mark, isMarked));
    if (!isMarked) await transaction.update(fileStorages).set({ isMarked: true });
  });
}

/** @throws StartError with DATABASE_URL and without FILE_STORAGE, because servers do not share the data folder */
export function requireAddress({ databaseUrl, fileStorage: address }: StorageSettings): void {
  if (databaseUrl === undefined || address !== undefined) return;
  throw new StartError('FILE_STORAGE: expected with DATABASE_URL: the folder or bucket that all servers share.');
}

/** Returns the content of `storage.json` in the file storage of this database, and in copies of it. */
export async function markOf(database: Database): Promise<Buffer> {
  const { id } = await storedRow(database.select().from(fileStorages), 'id of the file storage');
  return markWith(id);
}

const markWith = (id: string) => Buffer.from(`${JSON.stringify({ id })}\n`);

function requireMark(mark: Buffer, found: Buffer | undefined): void {
  const expected = 'FILE_STORAGE: expected the storage with the files of this database';
  if (!found) throw new StartError(`${expected}, got an empty one. Copy its files there first.`);
  if (!found.equals(mark)) throw new StartError(`${expected}, got that of another one.`);
}

async function readOrMark(config: FileConfig, mark: Buffer, isMarked: boolean): Promise<Buffer | undefined> {
  try {
    const storage = await fileStorage(config);
    if (!isMarked) await storage.create(markKey, mark);
    return (await storage.read(markKey))?.bytes;
  } catch (error) {
    throw new StartError(`FILE_STORAGE: expected a storage that can be read, got the error: ${String(error)}`);
  }
}
