import { chunkOf, deltaOf, readDeltaName } from 'federation/asset-deltas';
import { integrityOf } from 'federation/integrity';
import { keysIn, type Storage } from 'storage';
import type { ReleaseFiles } from '../repair/repair-scope.ts';
import { keys } from '../store-keys.ts';
import { dictionaryHash, makeDelta, readDelta } from './delta.ts';

/** A delta that no longer makes its file, and the two files from which it is made again. */
type DamagedDelta = { key: string; tag: string; file: string; dictionary: Buffer };

/**
 * Finds damaged deltas of the releases, and makes them again. A missing delta is no damage: browsers then load the
 * whole file. A delta whose earlier file is gone cannot be checked.
 */
export async function repairDeltas(storage: Storage, releases: readonly ReleaseFiles[], dryRun: boolean) {
  const restored: string[] = [];
  const problems: string[] = [];
  for (const [name, files] of filesByPackage(releases)) {
    for (const { key, tag, file, dictionary } of await damagedDeltas(storage, name, files)) {
      const from = keys.asset(name, file);
      const content = await storage.read(from);
      const isIntact = content && integrityOf(content.bytes) === files.get(file)?.integrity;
      if (isIntact && (dryRun || (await storage.swap(key, tag, await makeDelta(content.bytes, dictionary))))) {
        restored.push(`${key} (damaged) from ${from}`);
      } else problems.push(`${key} is damaged. Repair ${from} first, or delete the delta.`);
    }
  }
  return { restored, problems };
}

async function damagedDeltas(
  storage: Storage,
  name: string,
  files: ReadonlyMap<string, ReleaseFiles['files'][string]>,
): Promise<DamagedDelta[]> {
  const folder = keys.asset(name, '');
  const stored = (await keysIn(storage, folder)).map((key) => key.slice(folder.length)).sort();
  const damaged: DamagedDelta[] = [];
  for (const delta of stored) {
    const { file = '', dictionary: hash } = readDeltaName(delta) ?? {};
    const facts = files.get(file);
    const chunk = chunkOf(file);
    if (!facts || !chunk || !hash) continue;
    const dictionary = await findDictionary(
      storage,
      stored.filter((one) => chunkOf(one) === chunk).map((one) => keys.asset(name, one)),
      hash,
    );
    const key = keys.asset(name, deltaOf(file, hash));
    const found = dictionary && (await storage.read(key));
    if (!found) continue;
    const content = await readDelta(found.bytes, dictionary, facts.bytes);
    if (!content || integrityOf(content) !== facts.integrity) damaged.push({ key, tag: found.tag, file, dictionary });
  }
  return damaged;
}

async function findDictionary(storage: Storage, candidates: readonly string[], hash: string) {
  for (const key of candidates) {
    const found = await storage.read(key);
    if (found && dictionaryHash(found.bytes) === hash) return found.bytes;
  }
  return undefined;
}

function filesByPackage(releases: readonly ReleaseFiles[]) {
  const found = new Map<string, Map<string, ReleaseFiles['files'][string]>>();
  for (const { name, files } of releases) {
    const known = found.get(name) ?? new Map();
    for (const [file, facts] of Object.entries(files)) known.set(file, facts);
    found.set(name, known);
  }
  return found;
}
