import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { keysIn, type Storage } from 'storage';

type ReleaseSnapshot = {
  /** Returns true when the version had already been published before this start, and not by an interrupted start. */
  has: (name: string, version: string) => boolean;
  /** Deletes the snapshot. Call it when all published versions are live. */
  forget: () => Promise<void>;
};

/**
 * Returns a list of the versions that were published before this start. The list is stored in a file until everything
 * is live. When a start is interrupted between publishing and promoting, the next start reads this file: a version that
 * is missing in it was published by the interrupted start. Such a version can be promoted, because no operator has
 * withdrawn it.
 */
export async function releaseSnapshot(store: string, storage: Storage): Promise<ReleaseSnapshot> {
  const note = join(store, 'release-snapshot.json');
  const noted = await readFile(note, 'utf8').then(readNote, () => null);
  const known = noted ?? (await keysIn(storage, 'releases/')).filter((key) => key.endsWith('/release.json'));
  if (!noted) {
    await mkdir(store, { recursive: true });
    await writeFile(note, JSON.stringify(known));
  }
  const before = new Set(known);
  return {
    has: (name, version) => before.has(`releases/${name}/${version}/release.json`),
    forget: () => rm(note, { force: true }),
  };
}

/**
 * Returns null for a truncated file. The start that was writing this file had not published anything yet, so the list
 * can be made again.
 */
function readNote(text: string): string[] | null {
  try {
    const keys: unknown = JSON.parse(text);
    return Array.isArray(keys) ? keys.map(String) : null;
  } catch {
    return null;
  }
}
