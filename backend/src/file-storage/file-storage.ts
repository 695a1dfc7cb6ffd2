import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { openStorage, type Storage } from 'storage';
import type { BackendConfig } from '../config.ts';
import type { Database } from '../database/database.ts';
import { fileDeletions } from './file-storage-tables.ts';

export type FileConfig = Pick<BackendConfig, 'fileStorage' | 'dataFolder'>;

/** What a function needs to read and write files: the rows that describe them, and where their bytes are. */
export type FileScope = { database: Database; config: FileConfig };

/** One client for each address, which all backends of this process share. */
const opened = new Map<string, Promise<Storage>>();

/** Opens the storage of photos and documents. Their rows are in the database. */
export function fileStorage({ fileStorage: configured, dataFolder }: FileConfig): Promise<Storage> {
  const address = configured ?? join(dataFolder, 'files');
  const known = opened.get(address);
  if (known) return known;
  const opening = openStorage(address);
  opened.set(address, opening);
  opening.catch(() => opened.delete(address));
  return opening;
}

/** The key of a file. Its id is that of its row in `stored_files` or `picture_sources`. */
export const fileKey = (id: string) => `files/${id}`;

/**
 * Writes the bytes of a row that the caller's transaction inserts. `announceFile` deletes them when the transaction is
 * rolled back.
 */
export async function writeBytes({ database, config }: FileScope, id: string, bytes: Uint8Array): Promise<void> {
  // A transaction that is repeated finds its file there.
  await (await fileStorage(config)).create(fileKey(id), bytes);
  await database.delete(fileDeletions).where(eq(fileDeletions.fileId, id));
}

/**
 * Reads the bytes that belong to a row. Rows of an earlier version have their bytes in the database until
 * `moveFilesToStorage` has moved them.
 * @throws Error when the storage has no such file
 */
export async function readBytes(config: FileConfig, id: string, inRow: Buffer | null): Promise<Buffer> {
  if (inRow) return inRow;
  const found = await (await fileStorage(config)).read(fileKey(id));
  if (!found) throw new Error(`The file storage has no file ${id}, which the database refers to.`);
  return found.bytes;
}
