import { cp, mkdtemp, rm, symlink } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { root } from '../checks/run.ts';

const left = new Set(['node_modules', 'dist', '.cache']);

/** Copies a package into a folder inside the workspace, so that a test can develop it without touching its sources. */
export async function copyPackage(name: string): Promise<{ folder: string; remove: () => Promise<void> }> {
  const original = join(root, name);
  const home = await mkdtemp(join(root, '.variant-'));
  const folder = join(home, name);
  await copySources(original, folder);
  await symlink(join(original, 'node_modules'), join(folder, 'node_modules'));
  await symlink(join(root, 'tsconfig.base.json'), join(home, 'tsconfig.base.json'));
  return { folder, remove: () => rm(home, { recursive: true, force: true }) };
}

export async function copySources(original: string, copy: string): Promise<void> {
  await cp(original, copy, { recursive: true, filter: (path) => path === original || !left.has(basename(path)) });
}
