import { StartError } from 'server-process';
import type { BackendConfig } from '../config.ts';
import type { Database } from '../database/database.ts';
import { storedRow } from '../database/single-row.ts';
import { fileStorage } from './file-storage.ts';
import { fileStorages } from './file-storage-tables.ts';

/** The file in a storage that names the database to which it belongs. */
const markKey = 'storage.json';

/**
 * Checks that the configured file storage belongs to this database, and marks a new one. So a server with another
 * folder than its neighbour, or a test site with the bucket of production, does not start.
 * @throws StartError when it does not, or when it cannot be read
 */
export async function requireOwnStorage(
  database: Database,
  config: Pick<BackendConfig, 'fileStorage' | 'dataFolder' | 'databaseUrl'>,
): Promise<void> {
  if (config.databaseUrl !== undefined && config.fileStorage === undefined) {
    throw new StartError('FILE_STORAGE: expected with DATABASE_URL: the folder or bucket that all servers share.');
  }
  const { id, isMarked } = await storedRow(database.select().from(fileStorages), 'id of the file storage');
  const mark = Buffer.from(`${JSON.stringify({ id })}\n`);
  const found = await readOrMark(config, mark, isMarked);
  if (!found) {
    throw new StartError(
      'FILE_STORAGE: expected the storage with the files of this database, got an empty one. Copy its files there first.',
    );
  }
  if (!found.equals(mark)) {
    throw new StartError(
      'FILE_STORAGE: expected the storage with the files of this database, got that of another one.',
    );
  }
  if (!isMarked) await database.update(fileStorages).set({ isMarked: true });
}

async function readOrMark(
  config: Pick<BackendConfig, 'fileStorage' | 'dataFolder'>,
  mark: Buffer,
  isMarked: boolean,
): Promise<Buffer | undefined> {
  try {
    const storage = await fileStorage(config);
    if (!isMarked) await storage.create(markKey, mark);
    return (await storage.read(markKey))?.bytes;
  } catch (error) {
    throw new StartError(`FILE_STORAGE: expected a storage that can be read, got the error: ${String(error)}`);
  }
}
