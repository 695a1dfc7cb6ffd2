import { type Build, latestBuild, readBuild as parseBuild } from 'federation';
import { integrityOf } from 'federation/integrity';
import { keys, type Storage } from '../storage/storage.ts';

/**
 * A build as it was stored. `documents` contains the JSON of each release in it, by package name. The next build copies
 * this JSON unchanged, so that fields that this version of the tool does not know are not lost. `integrity` is the hash
 * of the build's file.
 */
export type StoredBuild = { build: Build; documents: ReadonlyMap<string, unknown>; integrity: string };

/**
 * Returns the live build, and the tag (version) of the file `builds/latest.json` that names it. Both are null before
 * the first promotion.
 */
export async function readLive(storage: Storage): Promise<{ live: StoredBuild | null; tag: string | null }> {
  const { id, tag } = await readPointer(storage);
  if (id === null) return { live: null, tag };
  const live = await readBuild(storage, id);
  if (!live) throw new Error(`${keys.latest} points to build ${id}, which is not in the store.`);
  return { live, tag };
}

/** Returns the id of the live build; null before the first promotion. */
export async function readPointer(storage: Storage): Promise<{ id: string | null; tag: string | null }> {
  const pointer = await storage.read(keys.latest);
  if (!pointer) return { id: null, tag: null };
  return { id: latestBuild.parse(JSON.parse(pointer.bytes.toString('utf8'))).id, tag: pointer.tag };
}

/** Returns a build by its id, or null when the store has no such build. */
export async function readBuild(storage: Storage, id: string): Promise<StoredBuild | null> {
  if (!/^[0-9A-Za-z._-]{1,64}$/.test(id)) return null;
  const stored = await storage.read(keys.build(id));
  if (!stored) return null;
  const json = JSON.parse(stored.bytes.toString('utf8')) as { shell: unknown; remotes: Record<string, unknown> };
  return {
    build: parseBuild(json, id),
    documents: new Map(Object.entries({ shell: json.shell, ...json.remotes })),
    integrity: integrityOf(stored.bytes),
  };
}
