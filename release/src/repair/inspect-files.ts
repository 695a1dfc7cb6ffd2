import { keysIn, type Storage } from 'storage';
import { readRelease } from '../publish/published-releases.ts';
import { compressedEndings, keys } from '../store-keys.ts';
import { type Ending, type Expected, fileState, type StoredState } from './file-state.ts';
import type { ReleaseFiles } from './repair-scope.ts';

/** A file under `assets/`, and its copies in release folders. */
export type InspectedFile = {
  name: string;
  file: string;
  asset: Record<Ending, StoredState>;
  /** The copies in the folders of the releases that browsers may load. */
  copies: Record<Ending, StoredState[]>;
  /** Intact copies of the file itself in folders of other versions. Searched when no other one is intact. */
  others: StoredState[];
};

export type Inspection = { files: InspectedFile[]; problems: string[] };

/** Reads all files of the releases, in `assets/` and in their release folders. Changes nothing. */
export async function inspectFiles(storage: Storage, releases: readonly ReleaseFiles[]): Promise<Inspection> {
  const problems: string[] = [];
  for (const release of releases) problems.push(...(await folderProblems(storage, release)));
  const files: InspectedFile[] = [];
  for (const { name, file, expected, versions } of distinctFiles(releases)) {
    if (expected.length > 1) {
      problems.push(`${keys.asset(name, file)}: releases ${versions.join(', ')} describe different bytes for it`);
    } else if (expected[0]) files.push(await inspectFile(storage, name, file, expected[0], versions));
  }
  return { files, problems };
}

async function inspectFile(
  storage: Storage,
  name: string,
  file: string,
  expected: Expected,
  versions: readonly string[],
): Promise<InspectedFile> {
  const assetState = (ending: Ending) => fileState(storage, keys.asset(name, file + ending), ending, expected);
  const copyStates = (ending: Ending) =>
    Promise.all(
      versions.map((version) => fileState(storage, keys.releaseFile(name, version, file + ending), ending, expected)),
    );
  const asset = { '': await assetState(''), '.br': await assetState('.br'), '.gz': await assetState('.gz') };
  const copies = { '': await copyStates(''), '.br': await copyStates('.br'), '.gz': await copyStates('.gz') };
  const isEverywhereDamaged = [asset[''], ...copies['']].every(({ state }) => state !== 'intact');
  const others = isEverywhereDamaged ? await otherCopies(storage, name, file, expected) : [];
  return { name, file, asset, copies, others };
}

/** File names contain a hash of the content, so other versions of the package may have the same file. */
async function otherCopies(storage: Storage, name: string, file: string, expected: Expected): Promise<StoredState[]> {
  const found = (await keysIn(storage, keys.releases(name))).filter((key) => key.endsWith(`/public/${file}`));
  const states = await Promise.all(found.map((key) => fileState(storage, key, '', expected)));
  return states.filter(({ state }) => state === 'intact');
}

/** Returns what is wrong with `release.json` and the server modules. No other copy of them exists. */
async function folderProblems(storage: Storage, { name, version, server = {} }: ReleaseFiles): Promise<string[]> {
  const release = await readRelease(storage, name, version);
  const states = await Promise.all(
    Object.values(server).map(({ file, integrity }) =>
      fileState(storage, keys.releaseServer(name, version, file), '', { integrity }),
    ),
  );
  return [
    ...('problem' in release ? [`${keys.release(name, version)}: ${release.problem}`] : []),
    ...states.filter(({ state }) => state !== 'intact').map(({ key, state }) => `${key} is ${state}`),
  ];
}

function distinctFiles(releases: readonly ReleaseFiles[]) {
  const found = new Map<string, { name: string; file: string; expected: Expected[]; versions: string[] }>();
  for (const { name, version, files } of releases) {
    for (const [file, expected] of Object.entries(files)) {
      const known = found.get(`${name}/${file}`) ?? { name, file, expected: [], versions: [] };
      if (!known.expected.some(({ integrity }) => integrity === expected.integrity)) known.expected.push(expected);
      known.versions.push(version);
      found.set(`${name}/${file}`, known);
    }
  }
  return found.values();
}

/** The order of writing: the compressed copies first, as a promotion does. */
export const endingsInOrder: readonly Ending[] = [...compressedEndings, ''];
