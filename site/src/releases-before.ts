import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Storage } from 'release';

type ReleasesBefore = {
  /** False for a version that this start published, or an earlier one that was interrupted before it went live. */
  has: (name: string, version: string) => boolean;
  /** Everything is live: the next start begins from what is there then. */
  forget: () => Promise<void>;
};

/**
 * What was published before this start began. It is noted in the store until all is live: a start that dies between publishing
 * and promoting leaves versions that nobody has decided to hold back, and the next one makes them live.
 */
export async function releasesBefore(store: string, storage: Storage): Promise<ReleasesBefore> {
  const note = join(store, 'releases-before.json');
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

/** A note that was cut off is none: nothing was published yet when it was written. */
function readNote(text: string): string[] | null {
  try {
    const keys: unknown = JSON.parse(text);
    return Array.isArray(keys) ? keys.map(String) : null;
  } catch {
    return null;
  }
}
