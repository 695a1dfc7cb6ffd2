import { folderStorage } from './folder-storage.ts';
import { mapConcurrently } from './map-concurrently.ts';
import { keysIn, type Storage, type StoredFile } from './storage.ts';

export type CopyOptions = {
  /** The key that names the current version of everything else. Its file is copied after the files that it names. */
  pointer: string;
  /** Whether the copy needs a file. */
  isNeeded: (key: string) => boolean;
  /** How often files are listed while the pointer stays the same. */
  listEveryMs: number;
  now?: () => number;
};

/** Lists the versions of the files in the copy, so that a restarted process copies only what has changed. */
const indexKey = '.copied.json';

/** How many files are copied at once, and how many before the index is written. */
const concurrency = 8;
const filesPerIndex = 200;

/**
 * Copies a storage into a folder, for a process that reads files from disk. Returns a function that copies what has
 * changed since its last call. It deletes nothing from the copy, because readers may need it. The next process copies
 * files again that are missing there.
 *
 * The function rejects when the storage cannot be read, or when the signal is aborted. Then the copy is complete for
 * the pointer in it, and the next call goes on.
 */
export function copyStorage(
  source: Storage,
  folder: string,
  { pointer, isNeeded, listEveryMs, now = () => performance.now() }: CopyOptions,
): (signal?: AbortSignal) => Promise<void> {
  const target = folderStorage(folder);
  let index: Map<string, string> | undefined;
  let pointerTag: string | undefined;
  let listedAt = Number.NEGATIVE_INFINITY;

  return async (signal) => {
    // Read first: all files that this pointer names exist already, so the list below has them.
    const head = await source.read(pointer);
    const isSame = head?.tag === pointerTag;
    if (isSame && now() - listedAt < listEveryMs) return;
    index ??= await readIndex(target);
    const changed: StoredFile[] = [];
    for await (const file of source.list('')) {
      const isCopied = index.get(file.key) === file.version;
      if (!isCopied && file.key !== pointer && isNeeded(file.key)) changed.push(file);
    }
    for (let start = 0; start < changed.length; start += filesPerIndex) {
      await copyFiles(source, target, { files: changed.slice(start, start + filesPerIndex), index, signal });
    }
    if (head && !isSame) await overwrite(target, pointer, head.bytes);
    pointerTag = head?.tag;
    listedAt = now();
  };
}

type Files = { files: readonly StoredFile[]; index: Map<string, string>; signal: AbortSignal | undefined };

async function copyFiles(source: Storage, target: Storage, { files, index, signal }: Files): Promise<void> {
  const copy = async ({ key, version }: StoredFile) => {
    signal?.throwIfAborted();
    const found = await source.read(key);
    if (!found) return;
    await overwrite(target, key, found.bytes);
    index.set(key, version);
  };
  try {
    await mapConcurrently(files, concurrency, copy);
  } finally {
    await overwrite(target, indexKey, Buffer.from(JSON.stringify([...index])));
  }
}

/**
 * Returns a function that makes some files of a copy the same as in the storage, and deletes those that were deleted
 * there. `copyStorage` must not copy them: it may take minutes.
 */
export function copyKeys(source: Storage, folder: string, keys: readonly string[]): () => Promise<void> {
  const target = folderStorage(folder);
  return async () => {
    for (const key of keys) {
      const found = await source.read(key);
      if (found) await overwrite(target, key, found.bytes);
      else await target.remove(key);
    }
  };
}

/**
 * Writes a file of the copy.
 * @throws Error when another process writes it at this moment, which happens only when two share the folder
 */
async function overwrite(target: Storage, key: string, bytes: Buffer): Promise<void> {
  const known = await target.read(key);
  if (known?.bytes.equals(bytes) || (await target.swap(key, known?.tag ?? null, bytes))) return;
  throw new Error(`${key} is being written by another process.`);
}

async function readIndex(target: Storage): Promise<Map<string, string>> {
  const stored = await target.read(indexKey);
  const versions = stored ? (JSON.parse(stored.bytes.toString()) as [string, string][]) : [];
  const present = new Set(await keysIn(target, ''));
  return new Map(versions.filter(([key]) => present.has(key)));
}
