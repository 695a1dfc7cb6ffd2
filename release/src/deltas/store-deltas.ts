import type { Release } from 'federation';
import { chunkOf, deltaOf } from 'federation/asset-deltas';
import { integrityOf } from 'federation/integrity';
import { keysIn, mapConcurrently, type Storage } from 'storage';
import { type PastBuild, readHistory } from '../history/past-build.ts';
import { maxFilesAtOnce } from '../max-files-at-once.ts';
import { readRelease } from '../publish/published-releases.ts';
import type { ReleaseStore } from '../signing/release-store.ts';
import { keys } from '../store-keys.ts';
import { dictionaryHash, makeDelta } from './delta.ts';

/** How many of a package's last live versions get deltas. Returning visitors mostly have one of these. */
const earlierVersions = 2;

/** A delta must save at least a fifth of the file that browsers without a dictionary load. */
const largestShare = 0.8;

/**
 * Stores deltas next to the assets of new releases: of each script and stylesheet, against the file of the same chunk
 * in the last live versions. Everything works without them.
 * @param live the id of the live build
 */
export async function storeDeltas(
  storage: ReleaseStore,
  live: string | null,
  releases: readonly Release[],
): Promise<void> {
  const { builds } = await readHistory(storage, live);
  for (const release of releases) {
    const { name, version } = release;
    const earlier = await earlierFiles(storage, builds, release);
    const pairs = Object.keys(release.files).flatMap((file) => {
      const chunk = chunkOf(file);
      const olds = [...((chunk && earlier.get(chunk)) || [])].filter(([old]) => old !== file);
      return olds.map(([old, integrity]) => ({ file, old, integrity }));
    });
    if (pairs.length > 0) storage.progress?.(`Making up to ${pairs.length} deltas of ${name}@${version} …`);
    const stored = new Set(pairs.length > 0 ? await keysIn(storage, keys.asset(name, '')) : []);
    await mapConcurrently(pairs, maxFilesAtOnce, async ({ file, old, integrity }) => {
      const dictionary = await storage.read(keys.asset(name, old));
      if (!dictionary || integrityOf(dictionary.bytes) !== integrity) return;
      const delta = keys.asset(name, deltaOf(file, dictionaryHash(dictionary.bytes)));
      if (!stored.has(delta)) await storeDelta(storage, delta, keys.asset(name, file), dictionary.bytes);
    });
  }
}

type Integrities = Map<string, string>;

/** Returns the scripts and stylesheets of the last live versions, with their hashes, by chunk. */
async function earlierFiles(
  storage: Storage,
  builds: readonly PastBuild[],
  { name, version }: Release,
): Promise<Map<string, Integrities>> {
  const versions = new Set(builds.flatMap(({ releases }) => releases[name]?.version ?? []));
  versions.delete(version);
  const found = new Map<string, Integrities>();
  for (const earlier of [...versions].slice(0, earlierVersions)) {
    const read = await readRelease(storage, name, earlier);
    if ('problem' in read) continue;
    for (const [file, { integrity }] of Object.entries(read.release.files)) {
      const chunk = chunkOf(file);
      if (chunk) found.set(chunk, (found.get(chunk) ?? new Map()).set(file, integrity));
    }
  }
  return found;
}

async function storeDelta(storage: Storage, key: string, asset: string, dictionary: Buffer): Promise<void> {
  const content = await storage.read(asset);
  if (!content) return;
  const delta = await makeDelta(content.bytes, dictionary);
  const whole = (await storage.read(`${asset}.br`)) ?? content;
  if (delta.length <= whole.bytes.length * largestShare) await storage.create(key, delta);
}
