import PQueue from 'p-queue';
import { folderStorage } from './folder-storage.ts';
import type { Storage, StoredFile } from './storage.ts';

export type CopyOptions = {
  /** The key that names the current version of everything else. Its file is copied after the files that it names. */
  pointer: string;
  /** How often files are listed while the pointer stays the same. */
  listEveryMs: number;
  now?: () => number;
};

/** Lists the versions of the files in the copy, so that a restarted process copies only what has changed. */
const indexKey = '.copied.json';

/** How many files are copied at once. */
const concurrency = 8;

/**
 * Copies a storage into a folder, for a process that reads files from disk. Returns a function that copies what has
 * changed since its last call. It never deletes a file from the copy.
 *
 * The function rejects when the storage cannot be read. Then the copy is complete for the pointer in it, and the next
 * call goes on.
 */
export function copyStorage(source: Storage, folder: string, options: CopyOptions): () => Promise<void> {
  const { pointer, listEveryMs, now = () => performance.now() } = options;
  const target = folderStorage(folder);
  let index: Map<string, string> | undefined;
  let pointerTag: string | undefined;
  let listedAt = Number.NEGATIVE_INFINITY;

  return async () => {
    // Read first: all files that this pointer names exist already, so the list below has them.
    const head = await source.read(pointer);
    const isSame = head?.tag === pointerTag;
    if (isSame && now() - listedAt < listEveryMs) return;
    index ??= await readIndex(target);
    await copyChanged(source, target, { index, except: pointer });
    if (head && !isSame) await overwrite(target, pointer, head.bytes);
    pointerTag = head?.tag;
    listedAt = now();
  };
}

async function copyChanged(
  source: Storage,
  target: Storage,
  { index, except }: { index: Map<string, string>; except: string },
): Promise<void> {
  const changed: StoredFile[] = [];
  for await (const file of source.list('')) {
    if (file.key !== except && index.get(file.key) !== file.version) changed.push(file);
  }
  if (changed.length === 0) return;
  const copy = async ({ key, version }: StoredFile) => {
    const found = await source.read(key);
    if (!found) return;
    await overwrite(target, key, found.bytes);
    index.set(key, version);
  };
  const queue = new PQueue({ concurrency });
  try {
    await queue.addAll(changed.map((file) => () => copy(file)));
  } finally {
    queue.clear();
    await queue.onIdle();
    await overwrite(target, indexKey, Buffer.from(JSON.stringify([...index])));
  }
}

/** Two processes that share the folder write the same bytes, so it does not matter which of them is first. */
async function overwrite(target: Storage, key: string, bytes: Buffer): Promise<void> {
  const known = await target.read(key);
  if (!known?.bytes.equals(bytes)) await target.swap(key, known?.tag ?? null, bytes);
}

async function readIndex(target: Storage): Promise<Map<string, string>> {
  const stored = await target.read(indexKey);
  return new Map(stored && (JSON.parse(stored.bytes.toString()) as [string, string][]));
}
