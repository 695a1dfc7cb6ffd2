import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { repositoryRoot, type WorkspacePackage } from '../repository.ts';

/** Folders that no build reads. */
const skippedFolders = new Set(['node_modules', 'dist', '.cache', 'drizzle']);
const skippedFiles = /\.test\.tsx?$|\.md$/;

/** Names what a built package is made of: its sources, those of its workspace dependencies, and every locked version. */
export async function sourceHashes(
  names: readonly string[],
  packages: ReadonlyMap<string, WorkspacePackage>,
): Promise<Map<string, string>> {
  const ownHashes = new Map<string, Promise<string>>();
  const ownHash = ({ name, folder }: WorkspacePackage) => {
    const known = ownHashes.get(name) ?? hashOfFolder(folder);
    ownHashes.set(name, known);
    return known;
  };
  const lock = await readFile(join(repositoryRoot, 'pnpm-lock.yaml'));
  const hashes = names.map(async (name): Promise<[string, string]> => {
    const parts = reachable(name, packages).map(async (one) => `${one.name} ${await ownHash(one)}`);
    const hash = createHash('sha256').update(lock);
    for (const part of (await Promise.all(parts)).sort()) hash.update(part);
    return [name, hash.digest('hex')];
  });
  return new Map(await Promise.all(hashes));
}

/** The package and all its workspace dependencies, theirs too. Development dependencies are in no build. */
export function reachable(name: string, packages: ReadonlyMap<string, WorkspacePackage>): WorkspacePackage[] {
  const found = new Map<string, WorkspacePackage>();
  const visit = (next: string) => {
    const one = packages.get(next);
    if (!one || found.has(next)) return;
    found.set(next, one);
    one.dependencies.forEach(visit);
  };
  visit(name);
  return [...found.values()];
}

async function hashOfFolder(folder: string): Promise<string> {
  const files = await filesUnder(folder);
  const contents = await Promise.all(files.map((file) => readFile(join(folder, file))));
  const hash = createHash('sha256');
  for (const [index, file] of files.entries())
    hash
      .update(`${file}\0`)
      .update(contents[index] ?? '')
      .update('\0');
  return hash.digest('hex');
}

async function filesUnder(folder: string, prefix = ''): Promise<string[]> {
  const entries = await readdir(join(folder, prefix), { withFileTypes: true });
  const nested = entries.map(async (entry) => {
    const path = join(prefix, entry.name);
    if (entry.isDirectory()) return skippedFolders.has(entry.name) ? [] : filesUnder(folder, path);
    return skippedFiles.test(entry.name) ? [] : [path];
  });
  return (await Promise.all(nested)).flat().sort();
}
