import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Storage } from 'release';

type ReleaseSnapshot = {
  /** Returns true for a version that was published before this start, or before an earlier one that was interrupted. */
  has: (name: string, version: string) => boolean;
  /** Deletes the snapshot. Call it when everything is live. */
  forget: () => Promise<void>;
};

/**
 * Records which versions were published before this start, and stores the list until everything is live. When a start
 * is interrupted between publishing and promoting, the next start knows from the list which versions no operator held
 * back, and promotes them.
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

/** The file is truncated: the start that wrote it had not published anything yet. */
function readNote(text: string): string[] | null {
  try {
    const keys: unknown = JSON.parse(text);
    return Array.isArray(keys) ? keys.map(String) : null;
  } catch {
    return null;
  }
}
