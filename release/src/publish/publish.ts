import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import type { Release } from 'federation';
import { integrityOf } from 'federation/integrity';
import { signRelease } from 'federation/sign';
import semver from 'semver';
import { mapConcurrently, type Storage } from 'storage';
import { maxFilesAtOnce } from '../max-files-at-once.ts';
import { cannotSign, type ReleaseStore, storeEnvelope } from '../signing/release-store.ts';
import { compressedEndings, keys } from '../store-keys.ts';
import { compressed } from './compress.ts';
import { createSame, firstConflict } from './create-same.ts';
import { lastVersion, nextVersion } from './next-version.ts';
import { parseRelease, publishedVersions, readRelease } from './published-releases.ts';

/** How many versions that others have begun are passed over. More than a few mean that something else is wrong. */
const maxConflicts = 5;

export type PublishOutcome = { name: string; version: string; fresh: boolean } | { refused: string };

/**
 * Stores a built package as a release, and signs its `release.json`, which has the hashes of all its files. A stored
 * release never changes.
 * @param dist the package's `dist` folder: `release.json`, `mf-manifest.json`, `public/`, `server/`, `maps/`
 * @param wanted the version. By default a changed package gets the next free one: not one that another publication has
 * begun. An unchanged package is not published again.
 */
export async function publish(storage: ReleaseStore, dist: string, wanted?: string): Promise<PublishOutcome> {
  const read = await readBuilt(dist);
  if ('refused' in read) return read;
  const { built } = read;
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
  const taken = [...published];
  for (;;) {
    const version = wanted ?? nextVersion(taken, built.version);
    const conflict = await writeFiles(storage, version, read);
    if (conflict === undefined) return writeRelease(storage, version, built);
    if (wanted !== undefined || taken.length === published.length + maxConflicts) return { refused: conflict };
    taken.push(version);
  }
}

/**
 * Writes all files of a version but `release.json`, or returns why it cannot have this version: another publication has
 * begun it. That one may be running, or may have ended before it was complete.
 */
async function writeFiles(
  storage: ReleaseStore,
  version: string,
  { built: { name }, files, serverFiles, maps, manifest }: BuiltPackage,
): Promise<string | undefined> {
  storage.progress?.(`Compressing and writing ${name}@${version}: ${files.length} files …`);
  // The manifest names all chunks and has the same name in each build. So of two builds only one gets past it.
  if (manifest !== undefined) {
    const bytes = Buffer.from(withVersion(manifest, version));
    const refused = await createSame(storage, keys.releaseManifest(name, version), bytes);
    if (refused !== undefined) return refused;
  }
  const conflict =
    (await firstConflict(files, async ([file, bytes]) => {
      const refused = await createSame(storage, keys.releaseFile(name, version, file), bytes);
      if (refused === undefined) await createCompressed(storage, name, version, file, bytes);
      return refused;
    })) ??
    (await firstConflict(serverFiles, ([file, bytes]) =>
      createSame(storage, keys.releaseServer(name, version, file), bytes),
    ));
  if (conflict !== undefined) return conflict;
  await mapConcurrently(maps, maxFilesAtOnce, ([file, bytes]) =>
    storage.create(keys.releaseMap(name, version, file), bytes),
  );
  return undefined;
}

async function writeRelease(storage: ReleaseStore, version: string, built: Release): Promise<PublishOutcome> {
  const { name } = built;
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

type BuiltFile = [name: string, bytes: Buffer];

type BuiltPackage = {
  built: Release;
  files: BuiltFile[];
  serverFiles: BuiltFile[];
  maps: BuiltFile[];
  /** The text of `mf-manifest.json`. */
  manifest: string | undefined;
};

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
  const manifest = await readFile(join(dist, 'mf-manifest.json'), 'utf8').catch(() => undefined);
  return { built: parsed.release, files: publicFiles, serverFiles, maps: await readMaps(dist), manifest };
}

async function readNamed(folder: string, named: readonly { file: string; integrity: string }[]) {
  const files: BuiltFile[] = [];
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

async function readMaps(dist: string): Promise<BuiltFile[]> {
  const names = await readdir(join(dist, 'maps')).catch(() => []);
  return Promise.all(names.map(async (name): Promise<BuiltFile> => [name, await readFile(join(dist, 'maps', name))]));
}
