import { isDeepStrictEqual } from 'node:util';
import type { Release } from 'federation';
import { integrityOf } from 'federation/integrity';
import { keysIn, mapConcurrently } from 'storage';
import { jsonOf } from '../json-of.ts';
import { maxFilesAtOnce } from '../max-files-at-once.ts';
import { lastVersion } from '../publish/next-version.ts';
import { publishedVersions, readRelease } from '../publish/published-releases.ts';
import { type ReleaseStore, verifyStoredRelease } from '../signing/release-store.ts';
import { keys } from '../store-keys.ts';
import type { Candidate } from './plan-promotion.ts';

/**
 * Reads the release that the operator named.
 * @param target `remote-checkout@1.4.0`, or only `remote-checkout` for its latest published version
 */
export async function readTarget(storage: ReleaseStore, target: string): Promise<Candidate | { problem: string }> {
  const [name = '', asked, ...rest] = target.split('@');
  if (!/^(?:shell|remote-[a-z0-9-]+)$/.test(name) || rest.length > 0 || asked === '') {
    return { problem: `Expected a target such as remote-checkout@1.4.0, got "${target}"` };
  }
  const version = asked ?? lastVersion(await publishedVersions(storage, name));
  if (version === undefined) return { problem: `${name} has no published version. Run: pnpm release publish ${name}` };
  const read = await readRelease(storage, name, version);
  return 'problem' in read ? read : readCandidate(storage, read.release, read.document);
}

/** Returns a release together with the problems of its stored files. */
export async function readCandidate(storage: ReleaseStore, release: Release, document: unknown): Promise<Candidate> {
  const { name, version } = release;
  const fileProblems = await signatureProblems(storage, release, document);
  const files = Object.entries(release.files);
  storage.progress?.(`Checking ${name}@${version}: ${files.length} files …`);
  const assets = new Set(await keysIn(storage, keys.asset(name, '')));
  const problemsOf = async ([file, { integrity }]: (typeof files)[number]) => {
    const problems: string[] = [];
    const stored = await storage.read(keys.releaseFile(name, version, file));
    if (!stored) problems.push(`${name}@${version} lacks the file ${file}`);
    else if (integrityOf(stored.bytes) !== integrity) {
      problems.push(`${name}@${version}: ${file} has other bytes than its release.json says`);
    }
    const asset = keys.asset(name, file);
    const live = assets.has(asset) ? await storage.read(asset) : undefined;
    if (live && integrityOf(live.bytes) !== integrity) {
      problems.push(
        `${name}@${version}: /${asset} is served with other bytes already. If that file is damaged: pnpm release repair`,
      );
    }
    return problems;
  };
  fileProblems.push(...(await mapConcurrently(files, maxFilesAtOnce, problemsOf)).flat());
  const serverProblems = async ({ file, integrity }: { file: string; integrity: string }) => {
    const stored = await storage.read(keys.releaseServer(name, version, file));
    if (!stored) return [`${name}@${version} lacks the server's file ${file}`];
    return integrityOf(stored.bytes) === integrity
      ? []
      : [`${name}@${version}: the server's ${file} has other bytes than its release.json says`];
  };
  const serverFiles = Object.values(release.server ?? {});
  fileProblems.push(...(await mapConcurrently(serverFiles, maxFilesAtOnce, serverProblems)).flat());
  return { release, document, fileProblems };
}

/**
 * Returns why the release must not go live: no trusted key has signed its `release.json`, or `document` is not what was
 * signed.
 */
async function signatureProblems(
  storage: ReleaseStore,
  { name, version }: Release,
  document: unknown,
): Promise<string[]> {
  const verified = await verifyStoredRelease(storage, { name, version });
  const problem =
    'problem' in verified
      ? verified.problem
      : isDeepStrictEqual(jsonOf(verified.bytes), document)
        ? undefined
        : 'it is not the file that was read';
  return problem === undefined ? [] : [`${name}@${version} has a release.json that is not trusted: ${problem}`];
}
