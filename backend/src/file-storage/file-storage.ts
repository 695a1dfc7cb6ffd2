import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { openStorage, type Storage } from 'storage';
import type { BackendConfig } from '../config.ts';
import type { Database } from '../database/database.ts';
import { Problem } from '../http/problem.ts';
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
 * Writes the bytes of a row that the caller's transaction inserts. Call `announceFile` before the transaction: the file
 * is then deleted when it is rolled back.
 * @throws Problem 503 when the storage cannot be written
 */
export async function writeBytes({ database, config }: FileScope, id: string, bytes: Uint8Array): Promise<void> {
  // A transaction that is repeated finds its file there.
  await inStorage(config, (storage) => storage.create(fileKey(id), bytes));
  await database.delete(fileDeletions).where(eq(fileDeletions.fileId, id));
}

/**
 * Reads the bytes that belong to a row. Rows of an earlier version have their bytes in the database until
 * `moveFilesToStorage` has moved them.
 * @throws Problem 503 when the storage has no such file, or cannot be read
 */
export async function readBytes(config: FileConfig, id: string, inRow: Buffer | null): Promise<Buffer> {
  if (inRow) return inRow;
  const found = await inStorage(config, (storage) => storage.read(fileKey(id)));
  if (!found) throw new FileUnavailable(new Error(`The file storage has no file ${id}, which the database refers to.`));
  return found.bytes;
}

/** A file cannot be read or written. It is a problem, so that nothing takes it for a failure of the database. */
class FileUnavailable extends Problem {
  constructor(cause: unknown) {
    super(503, 'file-storage', 'Files aren’t available at the moment. Please try again in a few minutes.');
    this.cause = cause;
  }
}

async function inStorage<T>(config: FileConfig, work: (storage: Storage) => Promise<T>): Promise<T> {
  try {
    return await work(await fileStorage(config));
  } catch (error) {
    throw new FileUnavailable(error);
  }
}
