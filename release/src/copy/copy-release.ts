import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import type { Release } from 'federation';
import { integrityOf } from 'federation/integrity';
import { keysIn, mapConcurrently, type Storage } from 'storage';
import { maxFilesAtOnce } from '../max-files-at-once.ts';
import type { Progress } from '../progress.ts';
import { createSame, firstConflict } from '../publish/create-same.ts';
import { lastVersion } from '../publish/next-version.ts';
import type { PublishOutcome } from '../publish/publish.ts';
import { parseRelease, publishedVersions } from '../publish/published-releases.ts';
import { type ReleaseStore, verifyStoredRelease } from '../signing/release-store.ts';
import { keys } from '../store-keys.ts';

/**
 * Copies a published release from the store of another environment, byte for byte and with its signature. So production
 * runs the files that were tested. A key that this environment trusts must have signed it.
 * @param target `remote-checkout@1.4.0`, or only `remote-checkout` for the latest version there
 */
export async function copyRelease(to: ReleaseStore, from: Storage, target: string): Promise<PublishOutcome> {
  const [name = '', asked] = target.split('@');
  if (!/^(?:shell|remote-[a-z0-9-]+)(?:@[0-9A-Za-z][0-9A-Za-z.-]*)?$/.test(target)) {
    return { refused: `Expected a target such as remote-checkout@1.4.0, got "${target}"` };
  }
  const version = asked ?? lastVersion(await publishedVersions(from, name));
  const verified = await verifyStoredRelease({ ...from, signing: to.signing }, { name, version: version ?? '' });
  if ('problem' in verified) return { refused: `${target} of the other store cannot be used: ${verified.problem}` };
  const parsed = parseRelease(verified.bytes);
  if ('problem' in parsed || !version)
    return { refused: `${target} cannot be read: ${'problem' in parsed ? parsed.problem : ''}` };

  const known = await to.read(keys.release(name, version));
  if (known?.bytes.equals(verified.bytes)) return { name, version, fresh: false };
  const files = await readFiles(from, parsed.release, to.progress);
  if ('refused' in files) return files;
  to.progress?.(`Writing ${name}@${version}: ${files.read.length} files …`);
  const conflict = await firstConflict(files.read, ([key, bytes]) => createSame(to, key, bytes));
  if (conflict) return { refused: conflict };
  // `release.json` is the last file: it makes a version published. An interrupted copy may have left its signature.
  const envelopeKey = keys.releaseEnvelope(name, version);
  const [envelope, left] = [await from.read(envelopeKey), await to.read(envelopeKey)];
  if (!known && envelope) await to.swap(envelopeKey, left?.tag ?? null, envelope.bytes);
  const refused = await createSame(to, keys.release(name, version), verified.bytes);
  return refused ? { refused } : { name, version, fresh: true };
}

/** Reads all files of the release folder but `release.json` and its signature, and compares them with their hashes. */
async function readFiles(
  from: Storage,
  release: Release,
  progress?: Progress,
): Promise<{ read: [string, Buffer][] } | { refused: string }> {
  const { name, version, files, server = {} } = release;
  const hashes = new Map([
    ...Object.entries(files).map(
      ([file, { integrity }]) => [keys.releaseFile(name, version, file), integrity] as const,
    ),
    ...Object.values(server).map(
      ({ file, integrity }) => [keys.releaseServer(name, version, file), integrity] as const,
    ),
  ]);
  const own = [keys.release(name, version), keys.releaseEnvelope(name, version)];
  const all = await keysIn(from, `${keys.releases(name)}${version}/`);
  progress?.(`Reading ${name}@${version} from the other store: ${all.length} files …`);
  const found = await mapConcurrently(
    all.filter((key) => !own.includes(key)),
    maxFilesAtOnce,
    async (key) => ({ key, bytes: (await from.read(key))?.bytes }),
  );
  const read: [string, Buffer][] = [];
  for (const { key, bytes } of found) {
    if (!bytes) continue;
    if (!isUnchanged(key, bytes, hashes)) {
      return { refused: `${key} of the other store is not the file that was released.` };
    }
    read.push([key, bytes]);
  }
  const lost = [...hashes.keys()].find((key) => !read.some(([one]) => one === key));
  return lost ? { refused: `${lost} is missing in the other store.` } : { read };
}

/** A compressed copy is sent in place of its file, so it must contain that file. Maps and manifest are for tools. */
function isUnchanged(key: string, bytes: Buffer, hashes: ReadonlyMap<string, string>): boolean {
  const [, file = '', ending] = /^(.*)\.(br|gz)$/.exec(key) ?? [];
  const compressedOf = hashes.get(key) === undefined ? hashes.get(file) : undefined;
  if (compressedOf === undefined) {
    const hash = hashes.get(key);
    return hash === undefined ? /\/(?:maps\/.+|mf-manifest\.json)$/.test(key) : integrityOf(bytes) === hash;
  }
  try {
    return integrityOf(ending === 'br' ? brotliDecompressSync(bytes) : gunzipSync(bytes)) === compressedOf;
  } catch {
    return false;
  }
}
