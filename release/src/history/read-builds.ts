import { type Build, build, latestBuild } from 'federation';
import { keys, type Storage } from '../storage/storage.ts';

/** The live build and the tag of the pointer to it; nulls before the first promotion. */
export async function readLive(storage: Storage): Promise<{ build: Build | null; tag: string | null }> {
  const pointer = await storage.read(keys.latest);
  if (!pointer) return { build: null, tag: null };
  const { id } = latestBuild.parse(JSON.parse(pointer.bytes.toString('utf8')));
  const live = await readBuild(storage, id);
  if (!live) throw new Error(`${keys.latest} points to build ${id}, which is not in the store.`);
  return { build: live, tag: pointer.tag };
}

export async function readBuild(storage: Storage, id: string): Promise<Build | null> {
  if (!/^[0-9A-Za-z._-]{1,64}$/.test(id)) return null;
  const stored = await storage.read(keys.build(id));
  return stored ? build.parse(JSON.parse(stored.bytes.toString('utf8'))) : null;
}

/** The live build and those before it, newest first, as far back as `most`. */
export async function readHistory(storage: Storage, live: Build | null, most = 500): Promise<Build[]> {
  const builds: Build[] = [];
  for (let next = live; next && builds.length < most; ) {
    builds.push(next);
    next = next.previous === null ? null : await readBuild(storage, next.previous);
  }
  return builds;
}
