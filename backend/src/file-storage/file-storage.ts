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
 * Writes a file before the transaction that inserts its row and calls `retainFile`: no transaction may wait for a slow
 * storage. Call `announceFile` first, so that the file is deleted when there is no such transaction.
 * @throws Problem 503 when the storage cannot be written
 */
export async function createFile(config: FileConfig, id: string, bytes: Uint8Array): Promise<void> {
  await inStorage(config, (storage) => storage.create(fileKey(id), bytes));
}

/** Removes the note that a file has to be deleted, in the transaction that inserts its row. */
export async function retainFile(database: Database, id: string): Promise<void> {
  await database.delete(fileDeletions).where(eq(fileDeletions.fileId, id));
}

/** Writes the bytes of a row in its transaction, for programs without other users. */
export async function writeBytes({ database, config }: FileScope, id: string, bytes: Uint8Array): Promise<void> {
  await createFile(config, id, bytes);
  await retainFile(database, id);
}

/**
 * Reads the bytes that belong to a row. Rows of an earlier version have their bytes in the database until
 * `moveFilesToStorage` has moved them.
 * @throws FileMissing when the storage has no such file
 * @throws Problem 503 when the storage cannot be read
 */
export async function readBytes(config: FileConfig, id: string, inRow: Buffer | null): Promise<Buffer> {
  if (inRow) return inRow;
  const found = await inStorage(config, (storage) => storage.read(fileKey(id)));
  if (!found) throw new FileMissing(new Error(`The file storage has no file ${id}, which the database refers to.`));
  return found.bytes;
}

/** A file cannot be read or written. It is a problem, so that nothing takes it for a failure of the database. */
class FileUnavailable extends Problem {
  constructor(cause: unknown, message = 'Files aren’t available at the moment. Please try again in a few minutes.') {
    super(503, 'file-storage', message);
    this.cause = cause;
  }
}

/** The database refers to a file that the storage lacks. An operator may still restore it (file-copy). */
export class FileMissing extends FileUnavailable {
  constructor(cause: unknown) {
    super(cause, 'We can’t find this file at the moment. Please try again later.');
  }
}

async function inStorage<T>(config: FileConfig, work: (storage: Storage) => Promise<T>): Promise<T> {
  try {
    return await work(await fileStorage(config));
  } catch (error) {
    throw new FileUnavailable(error);
  }
}
