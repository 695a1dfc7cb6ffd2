import { keysIn, type Storage } from '../storage.ts';

/** Copies what is new or different in a storage, and one file last, as a promotion writes its pointer. */
export async function copyAll(from: Storage, to: Storage, last: string): Promise<void> {
  const files = (await keysIn(from, '')).filter((key) => key !== last);
  for (const key of [...files, last]) {
    const file = await from.read(key);
    const known = await to.read(key);
    if (file && !known?.bytes.equals(file.bytes)) await to.swap(key, known?.tag ?? null, file.bytes);
  }
}
