import { createHash, randomUUID } from 'node:crypto';
import { linkSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs';
import { link, mkdir, open, readdir, readFile, rm, stat } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { isKey, type Storage } from './storage.ts';

/**
 * Stores files in a folder of one machine. Writes each file completely under a temporary name, then links or renames it
 * to its final name, so that readers never see a partly written file.
 * @param abandonedAfterMs a claim (see `swapSync`) that is older than this was left behind by a dead process, because a
 * living process holds a claim for less than a millisecond
 */
export function folderStorage(folder: string, abandonedAfterMs = 5_000): Storage {
  const pathOf = (key: string) => {
    if (!isKey(key)) throw new Error(`"${key}" is not the key of a file.`);
    return join(folder, key);
  };
  return {
    read: async (key) => {
      if (!isKey(key)) return undefined;
      const bytes = await orNothing(readFile(pathOf(key)));
      return bytes && { bytes, tag: tagOf(bytes) };
    },
    async *list(prefix) {
      const entries = await orNothing(readdir(join(folder, prefix), { recursive: true, withFileTypes: true }));
      for (const entry of entries ?? []) {
        if (!entry.isFile() || entry.name.startsWith('.new-')) continue;
        const path = join(entry.parentPath, entry.name);
        const found = await orNothing(stat(path));
        if (!found) continue;
        const version = `${found.ino}-${found.mtimeMs}-${found.size}`;
        yield { key: relative(folder, path), modifiedAt: found.mtime, byteSize: found.size, version };
      }
    },
    create: async (key, bytes) => {
      const aside = await writeAside(pathOf(key), bytes);
      try {
        await link(aside, pathOf(key));
        await syncFolder(dirname(aside));
        return true;
      } catch (error) {
        if (codeOf(error) === 'EEXIST') return false;
        throw error;
      } finally {
        await rm(aside, { force: true });
      }
    },
    swap: async (key, tag, bytes) => {
      const aside = await writeAside(pathOf(key), bytes);
      try {
        const isWritten = swapSync(pathOf(key), aside, tag, abandonedAfterMs);
        if (isWritten) await syncFolder(dirname(aside));
        return isWritten;
      } finally {
        await rm(aside, { force: true });
      }
    },
    remove: (key) => rm(pathOf(key), { force: true }),
  };
}

/**
 * Replaces a file if its tag is still `tag`. First claims the file, to exclude other processes: creates the hard link
 * `….claim-1`, which only one process can do. When a dead process has left its claim behind, the next process creates
 * claim number 2, and so on. It does not take over the old claim, because two processes could do that at once.
 */
function swapSync(path: string, aside: string, tag: string | null, abandonedAfterMs: number): boolean {
  for (let number = 1; ; number += 1) {
    const claim = `${path}.claim-${number}`;
    try {
      linkSync(aside, claim);
    } catch (error) {
      if (codeOf(error) !== 'EEXIST') throw error;
      if (isAbandoned(claim, abandonedAfterMs)) continue;
      return false;
    }
    try {
      if (currentTag(path) !== tag) return false;
      renameSync(aside, path);
      return true;
    } finally {
      removeClaims(path, number);
    }
  }
}

function isAbandoned(claim: string, afterMs: number): boolean {
  try {
    return Date.now() - statSync(claim).ctimeMs > afterMs;
  } catch {
    // The claim is gone, because another process has just finished writing. The caller must read the file again.
    return false;
  }
}

function removeClaims(path: string, upTo: number): void {
  for (let number = upTo; number >= 1; number -= 1) rmSync(`${path}.claim-${number}`, { force: true });
}

function currentTag(path: string): string | null {
  try {
    return tagOf(readFileSync(path));
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return null;
    throw error;
  }
}

async function writeAside(path: string, bytes: Uint8Array): Promise<string> {
  const created = await mkdir(dirname(path), { recursive: true });
  for (let folder = dirname(path); created !== undefined && folder.length >= created.length; folder = dirname(folder)) {
    await syncFolder(dirname(folder));
  }
  const aside = join(dirname(path), `.new-${randomUUID()}`);
  const file = await open(aside, 'wx');
  try {
    await file.writeFile(bytes);
    await file.sync();
  } finally {
    await file.close();
  }
  return aside;
}

/** Makes new names in a folder survive a power cut. */
async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder);
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

async function orNothing<T>(work: Promise<T>): Promise<T | undefined> {
  try {
    return await work;
  } catch (error) {
    if (codeOf(error) === 'ENOENT' || codeOf(error) === 'ENOTDIR') return undefined;
    throw error;
  }
}

function tagOf(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex');
}

function codeOf(error: unknown): unknown {
  return typeof error === 'object' && error !== null && 'code' in error ? error.code : undefined;
}
