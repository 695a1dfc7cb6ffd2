import { type Build, readBuild as parseBuild } from 'federation';
import { type BuildPointer, buildPointer } from 'federation/canary';
import { clientBuild } from 'federation/client-build';
import { integrityOf } from 'federation/integrity';
import { type PreviousReleases, readPreviousReleases } from 'federation/previous-releases';
import type { Storage } from 'storage';
import { keys } from '../store-keys.ts';

/**
 * A build as it was stored. `documents` contains the JSON of each release in it, by package name. The next build copies
 * this JSON unchanged, so that fields that this version of the tool does not know are not lost. `integrity` is the hash
 * of the build's file, `servedIntegrity` that of the file as browsers receive it.
 */
export type StoredBuild = {
  build: Build;
  documents: ReadonlyMap<string, unknown>;
  previousReleases: PreviousReleases;
  integrity: string;
  servedIntegrity: string;
};

/**
 * Returns the live build, and the tag (version) of the file `builds/latest.json` that names it. Both are null before
 * the first promotion.
 */
export async function readLive(
  storage: Storage,
): Promise<Pick<ReadPointer, 'pointer' | 'tag'> & { live: StoredBuild | null }> {
  const { id, pointer, tag } = await readPointer(storage);
  if (id === null) return { live: null, pointer, tag };
  const live = await readBuild(storage, id);
  if (!live) throw new Error(`${keys.latest} points to build ${id}, which is not in the store.`);
  return { live, pointer, tag };
}

type ReadPointer = {
  /** The live build; null before the first promotion. */
  id: string | null;
  /** The last build of the history: a canary is always newer than the live build beside it. */
  headId: string | null;
  pointer: BuildPointer | null;
  tag: string | null;
};

/** Reads `builds/latest.json`. */
export async function readPointer(storage: Storage): Promise<ReadPointer> {
  const stored = await storage.read(keys.latest);
  if (!stored) return { id: null, headId: null, pointer: null, tag: null };
  const pointer = buildPointer.parse(JSON.parse(stored.bytes.toString('utf8')));
  return { id: pointer.id, headId: pointer.canary?.id ?? pointer.id, pointer, tag: stored.tag };
}

/** Returns a build by its id, or null when the store has no such build. */
export async function readBuild(storage: Storage, id: string): Promise<StoredBuild | null> {
  if (!/^[0-9A-Za-z._-]{1,64}$/.test(id)) return null;
  const stored = await storage.read(keys.build(id));
  return stored ? storedBuild(stored.bytes, id) : null;
}

/** @param file the build's file */
export function storedBuild(file: Buffer, id: string): StoredBuild {
  const json = JSON.parse(file.toString('utf8')) as { shell: unknown; remotes: Record<string, unknown> };
  return {
    build: parseBuild(json, id),
    documents: new Map(Object.entries({ shell: json.shell, ...json.remotes })),
    previousReleases: readPreviousReleases(json),
    integrity: integrityOf(file),
    servedIntegrity: integrityOf(clientBuild(file)),
  };
}
