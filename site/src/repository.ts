import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The folder that holds all packages. */
export const repositoryRoot = fileURLToPath(new URL('../..', import.meta.url)).replace(/\/$/, '');

export type WorkspacePackage = {
  name: string;
  folder: string;
  /** Names of `dependencies`, then of `devDependencies`. */
  dependencies: readonly string[];
  devDependencies: readonly string[];
};

/** Every package of the workspace: the folders with a package.json, by name. */
export async function workspacePackages(): Promise<Map<string, WorkspacePackage>> {
  const entries = await readdir(repositoryRoot, { withFileTypes: true });
  const read = await Promise.all(
    entries.filter((entry) => entry.isDirectory()).map((entry) => readPackage(entry.name)),
  );
  return new Map(read.flatMap((one) => (one ? [[one.name, one]] : [])));
}

async function readPackage(folderName: string): Promise<WorkspacePackage | undefined> {
  const folder = join(repositoryRoot, folderName);
  const text = await readFile(join(folder, 'package.json'), 'utf8').catch(() => undefined);
  if (text === undefined) return undefined;
  const {
    name,
    dependencies = {},
    devDependencies = {},
  } = JSON.parse(text) as {
    name: string;
    dependencies?: Record<string, string>;
    devDependencies?: Record<string, string>;
  };
  return { name, folder, dependencies: Object.keys(dependencies), devDependencies: Object.keys(devDependencies) };
}
