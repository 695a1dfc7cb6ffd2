import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import type { Release } from 'federation';
import { integrityOf } from 'federation/integrity';
import { signRelease } from 'federation/sign';
import semver from 'semver';
import { mapConcurrently, type Storage } from 'storage';
import { cannotSign, concurrency, type ReleaseStore, storeEnvelope } from '../signing/release-store.ts';
import { compressedEndings, keys } from '../store-keys.ts';
import { compressed } from './compress.ts';
import { lastVersion, nextVersion } from './next-version.ts';
import { parseRelease, publishedVersions, readRelease } from './published-releases.ts';

export type PublishOutcome = { name: string; version: string; fresh: boolean } | { refused: string };

/**
 * Stores a built package as a release, and signs its `release.json`, which has the hashes of all its files. A stored
 * release never changes.
 * @param dist the package's `dist` folder: `release.json`, `mf-manifest.json`, `public/`, `server/`, `maps/`
 * @param wanted the version. By default a changed package gets the next free one. An unchanged package is not published
 * again.
 */
export async function publish(storage: ReleaseStore, dist: string, wanted?: string): Promise<PublishOutcome> {
  const read = await readBuilt(dist);
  if ('refused' in read) return read;
  const { built, files } = read;
  const { name } = built;
  if (wanted !== undefined && !semver.valid(wanted)) {
    return { refused: `--version: expected a version such as 1.4.0, got "${wanted}".` };
  }
  const published = await publishedVersions(storage, name);
  const last = wanted ?? lastVersion(published);
  if (last !== undefined && published.includes(last)) {
    const known = await readRelease(storage, name, last);
    if ('release' in known && isSame(known.release, built)) return { name, version: last, fresh: false };
    if (wanted) {
      const free = nextVersion(published, built.version);
      return {
        refused: `${name}@${wanted} is published already, with other content. Versions never change: try ${free}.`,
      };
    }
  }
  const problem = cannotSign(storage);
  if (problem) return { refused: problem };
  const version = wanted ?? nextVersion(published, built.version);
  storage.progress?.(`Compressing and writing ${name}@${version}: ${files.length} files …`);
  const refusals = [
    ...(await mapConcurrently(files, concurrency, async ([file, bytes]) => {
      const refused = await createSame(storage, keys.releaseFile(name, version, file), bytes);
      if (refused === undefined) await createCompressed(storage, name, version, file, bytes);
      return refused;
    })),
    ...(await mapConcurrently(read.serverFiles, concurrency, ([file, bytes]) =>
      createSame(storage, keys.releaseServer(name, version, file), bytes),
    )),
  ];
  const conflict = refusals.find((refused) => refused !== undefined);
  if (conflict) return { refused: conflict };
  await mapConcurrently(await readMaps(dist), concurrency, ([file, bytes]) =>
    storage.create(keys.releaseMap(name, version, file), bytes),
  );
  const manifest = await readFile(join(dist, 'mf-manifest.json'), 'utf8').catch(() => undefined);
  if (manifest) {
    const bytes = Buffer.from(withVersion(manifest, version));
    const refused = await createSame(storage, keys.releaseManifest(name, version), bytes);
    if (refused) return { refused };
  }
  const releaseJson = Buffer.from(`${JSON.stringify({ ...built, version }, null, 2)}\n`);
  // The envelope comes first: `release.json` is the file that makes a version published.
  const envelope = signRelease(releaseJson, { name, version }, storage.signing.signers);
  await storeEnvelope(storage, keys.releaseEnvelope(name, version), envelope);
  const refused = await createSame(storage, keys.release(name, version), releaseJson);
  return refused ? { refused } : { name, version, fresh: true };
}

/** Writes the published version into the manifest. The build wrote the version of package.json, which may be lower. */
function withVersion(manifest: string, version: string): string {
  const { metaData, ...rest } = JSON.parse(manifest);
  const buildInfo = { ...metaData?.buildInfo, buildVersion: version };
  return `${JSON.stringify({ ...rest, metaData: { ...metaData, buildInfo } }, null, 2)}\n`;
}

/** Compares the content of two releases. Ignores version, commit, build time and build tools. */
function isSame(one: Release, other: Release): boolean {
  const content = ({ version: _, commit: _commit, builtAt: _at, builtWith: _with, ...rest }: Release) => rest;
  return isDeepStrictEqual(content(one), content(other));
}

type BuiltPackage = { built: Release; files: [string, Buffer][]; serverFiles: [string, Buffer][] };

async function readBuilt(dist: string): Promise<BuiltPackage | { refused: string }> {
  const json = await readFile(join(dist, 'release.json')).catch(() => undefined);
  if (!json) return { refused: `${dist} holds no release.json. Build the package first.` };
  const parsed = parseRelease(json);
  if ('problem' in parsed) return { refused: `${dist}/release.json is no release: ${parsed.problem}` };
  const { files, server = {} } = parsed.release;
  const publicFiles = await readNamed(
    join(dist, 'public'),
    Object.entries(files).map(([file, { integrity }]) => ({ file, integrity })),
  );
  if ('refused' in publicFiles) return publicFiles;
  const serverFiles = await readNamed(join(dist, 'server'), Object.values(server));
  if ('refused' in serverFiles) return serverFiles;
  return { built: parsed.release, files: publicFiles, serverFiles };
}

async function readNamed(folder: string, named: readonly { file: string; integrity: string }[]) {
  const files: [string, Buffer][] = [];
  for (const { file, integrity } of named) {
    const bytes = await readFile(join(folder, file)).catch(() => undefined);
    if (!bytes) return { refused: `${folder} lacks ${file}, which release.json names. Build the package again.` };
    if (integrityOf(bytes) !== integrity) {
      return { refused: `${folder}/${file} is not the file that release.json describes. Build the package again.` };
    }
    files.push([file, bytes]);
  }
  return files;
}

/** Writes a file, or returns why not: it exists with other bytes. */
export async function createSame(storage: Storage, key: string, bytes: Buffer): Promise<string | undefined> {
  if (await storage.create(key, bytes)) return undefined;
  const known = await storage.read(key);
  return known?.bytes.equals(bytes)
    ? undefined
    : `${key} exists with other bytes. Versions never change: choose another.`;
}

/**
 * Stores the compressed copies of a file. Reuses the copies of a live file with the same content, because compressing
 * with Brotli takes seconds.
 */
async function createCompressed(storage: Storage, name: string, version: string, file: string, bytes: Buffer) {
  const live = await storage.read(keys.asset(name, file));
  const copies: [string, Buffer][] = [];
  if (live?.bytes.equals(bytes)) {
    for (const ending of compressedEndings) {
      const copy = await storage.read(keys.asset(name, file + ending));
      if (copy) copies.push([ending, copy.bytes]);
    }
  }
  for (const [ending, copy] of copies.length > 0 ? copies : await compressed(file, bytes)) {
    await storage.create(keys.releaseFile(name, version, file + ending), copy);
  }
}

async function readMaps(dist: string): Promise<[string, Buffer][]> {
  const names = await readdir(join(dist, 'maps')).catch(() => []);
  return Promise.all(
    names.map(async (name): Promise<[string, Buffer]> => [name, await readFile(join(dist, 'maps', name))]),
  );
}
