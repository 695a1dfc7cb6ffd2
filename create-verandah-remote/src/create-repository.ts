import { cp, readdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { createRemote, fillTemplate } from './create-remote.ts';

const repositoryFolder = resolve(import.meta.dirname, '../template-repository');

type Manifest = Readonly<Record<string, unknown>>;

/**
 * Creates a repository with one remote, in a new folder of `parent`: the files of `createRemote`, and those of
 * `template-repository`, which a remote in this repository gets from the workspace. Installs nothing.
 * @param options.registry the npm registry with the packages of the platform; without it the one of the machine
 * @returns the folder of the repository
 * @throws Error when the name is invalid or a folder with this name exists
 */
export async function createRepository(
  name: string,
  parent: string,
  { registry }: { readonly registry?: string },
): Promise<string> {
  const folder = await createRemote(name, parent);
  const remote = await readManifest(folder);
  await cp(repositoryFolder, folder, { recursive: true });
  for (const entry of await readdir(repositoryFolder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const path = join(folder, entry.parentPath.slice(repositoryFolder.length), entry.name);
    await writeFile(path, fillTemplate(await readFile(path, 'utf8'), name));
  }
  await writeManifest(folder, mergeManifests(remote, await readManifest(folder)));
  // npm leaves files out of a package whose names begin with a dot.
  for (const entry of await readdir(folder)) {
    if (entry.startsWith('dot-')) await rename(join(folder, entry), join(folder, entry.replace('dot-', '.')));
  }
  if (registry) await writeFile(join(folder, '.npmrc'), `registry=${registry}\n`);
  return folder;
}

/** Returns the remote's package.json with the scripts, tools and peers that a repository needs. */
function mergeManifests(remote: Manifest, repository: Manifest): Manifest {
  const merged: Record<string, unknown> = { ...remote };
  for (const [key, value] of Object.entries(repository)) {
    const own = remote[key];
    merged[key] = isObject(own) && isObject(value) ? { ...own, ...value } : value;
  }
  return merged;
}

async function readManifest(folder: string): Promise<Manifest> {
  return JSON.parse(await readFile(join(folder, 'package.json'), 'utf8'));
}

async function writeManifest(folder: string, manifest: Manifest): Promise<void> {
  await writeFile(join(folder, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`);
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}
