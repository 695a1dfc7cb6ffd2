import { mapConcurrently, type Storage } from 'storage';
import { fileKey } from './file-storage.ts';

/** A file that could not be copied or deleted. */
export type Failure = { id: string; reason: string };

const concurrency = 8;

/** Calls `work` for each file, goes on after a failure, and returns the files for which it returned true. */
export async function attemptEach(
  ids: readonly string[],
  work: (id: string) => Promise<boolean>,
): Promise<{ done: string[]; failures: Failure[] }> {
  const done: string[] = [];
  const failures: Failure[] = [];
  await mapConcurrently(ids, concurrency, async (id) => {
    try {
      if (await work(id)) done.push(id);
    } catch (error) {
      failures.push({ id, reason: error instanceof Error ? error.message : String(error) });
    }
  });
  return { done, failures };
}

/**
 * Copies files, and replaces those that are there. A file that `from` does not have any more is neither done nor a
 * failure.
 * @param sizes the sizes in bytes that were listed
 */
export const copyEach = (from: Storage, to: Storage, ids: readonly string[], sizes: ReadonlyMap<string, number>) =>
  attemptEach(ids, async (id) => {
    const file = await from.read(fileKey(id));
    if (!file) return false;
    const [expected, got] = [sizes.get(id), file.bytes.length];
    if (got !== expected) throw new Error(`Expected ${expected} bytes, as listed, got ${got}.`);
    await write(to, fileKey(id), file.bytes);
    return true;
  });

async function write(to: Storage, key: string, bytes: Buffer): Promise<void> {
  if (await to.create(key, bytes)) return;
  const known = await to.read(key);
  if (known?.bytes.equals(bytes) || (await to.swap(key, known?.tag ?? null, bytes))) return;
  throw new Error('Another process writes it.');
}
