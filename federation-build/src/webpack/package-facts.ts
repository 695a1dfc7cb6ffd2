import { readFileSync, realpathSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';

/** Facts about the package that a preset builds. */
export interface PackageFacts {
  readonly folder: string;
  readonly name: string;
  readonly version: string;
}

/** Reads the package.json of a folder. */
export function packageFacts(folder: string): PackageFacts {
  const { name, version } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as PackageFacts;
  return { folder: realpathSync(folder), name, version };
}

const ownFolder = realpathSync(join(import.meta.dirname, '../..'));

/** Returns the installed version of a dependency of federation-build. */
export function installedVersion(packageName: string): string {
  const path = join(ownFolder, 'node_modules', packageName, 'package.json');
  return (JSON.parse(readFileSync(path, 'utf8')) as { version: string }).version;
}

/** Returns the versions of the workspace packages on which federation-build depends, by name. */
export function workspaceVersions(): Record<string, string> {
  const { dependencies } = JSON.parse(readFileSync(join(ownFolder, 'package.json'), 'utf8')) as {
    dependencies: Record<string, string>;
  };
  const names = Object.keys(dependencies).filter((name) => dependencies[name]?.startsWith('workspace:'));
  return Object.fromEntries(names.map((name) => [name, installedVersion(name)]));
}

/**
 * Resolves webpack loaders and plugins from the folder of federation-build, so that the shell and the remotes need not
 * list them as dependencies.
 */
export const resolveFromHere = createRequire(import.meta.url).resolve;
