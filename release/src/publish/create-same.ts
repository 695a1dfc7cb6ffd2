import { mapConcurrently, type Storage } from 'storage';
import { maxFilesAtOnce } from '../max-files-at-once.ts';

/** Writes a file, or returns why not: it exists with other bytes. */
export async function createSame(storage: Storage, key: string, bytes: Buffer): Promise<string | undefined> {
  if (await storage.create(key, bytes)) return undefined;
  const known = await storage.read(key);
  return known?.bytes.equals(bytes)
    ? undefined
    : `${key} exists with other bytes. Versions never change: choose another.`;
}

class Conflict extends Error {}

/**
 * Calls `write` for each file, for many at once, and returns why the first one was refused. After that it begins no
 * other file, because the version belongs to someone else.
 */
export async function firstConflict<File>(
  files: Iterable<File>,
  write: (file: File) => Promise<string | undefined>,
): Promise<string | undefined> {
  try {
    await mapConcurrently(files, maxFilesAtOnce, async (file) => {
      const refused = await write(file);
      if (refused !== undefined) throw new Conflict(refused);
    });
    return undefined;
  } catch (error) {
    if (error instanceof Conflict) return error.message;
    throw error;
  }
}
