import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Storage } from 'release';

type ReleaseSnapshot = {
  /** False for a version that this start published, or an earlier one that was interrupted before promotion. */
  has: (name: string, version: string) => boolean;
  /** Call when everything is live: the next start takes a new snapshot. */
  forget: () => Promise<void>;
};

/**
 * The versions published before this start. The store contains this list until all is live: a start that dies between
 * publishing and promoting leaves versions that no person held back, and the next start promotes them.
 */
export async function releaseSnapshot(store: string, storage: Storage): Promise<ReleaseSnapshot> {
  const note = join(store, 'release-snapshot.json');
  const noted = await readFile(note, 'utf8').then(readNote, () => null);
  const known = noted ?? (await storage.keys('releases/')).filter((key) => key.endsWith('/release.json'));
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

/** A truncated file means that nothing was published yet. */
function readNote(text: string): string[] | null {
  try {
    const keys: unknown = JSON.parse(text);
    return Array.isArray(keys) ? keys.map(String) : null;
  } catch {
    return null;
  }
}
