import { readFileSync, realpathSync } from 'node:fs';
import { createRequire, findPackageJSON } from 'node:module';
import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

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

/** Returns the installed version of a dependency of federation-build. */
export function installedVersion(packageName: string): string {
  const path = findPackageJSON(packageName, import.meta.url);
  if (!path) throw new Error(`${packageName} is not installed`);
  return (JSON.parse(readFileSync(path, 'utf8')) as { version: string }).version;
}

/** Returns the versions of the shared packages with which remotes are built, by name. */
export function sharedPackageVersions(): Record<string, string> {
  const names = ['federation', 'shared-api', 'shared-auth', 'shared-contract', 'shared-platform', 'shared-ui'];
  return Object.fromEntries(names.map((name) => [name, installedVersion(name)]));
}

/**
 * Resolves webpack loaders and plugins from the folder of federation-build, so that the shell and the remotes need not
 * list them as dependencies.
 */
export const resolveFromHere = createRequire(import.meta.url).resolve;

/**
 * Returns the path of a module of this folder, such as `./icon-loader`. Its ending is that of this file: `.ts` in the
 * workspace, `.js` in the npm package.
 */
export function ownModule(path: string): string {
  return fileURLToPath(new URL(path + extname(import.meta.filename), import.meta.url));
}
