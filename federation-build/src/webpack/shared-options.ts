import { realpathSync } from 'node:fs';
import { join } from 'node:path';
import { sharedModules } from 'federation';
import { installedVersion, resolveFromHere } from './package-facts.ts';

/** One entry of the federation plugin's `shared`. */
type SharedOptions = {
  import: string;
  version: string;
  requiredVersion: string;
  singleton: true;
  eager: boolean;
};

/** The shell provides every row of the table. */
export function sharedByShell(): Record<string, SharedOptions> {
  return Object.fromEntries(
    sharedModules.map(({ key, package: packageName, eager }) => {
      const version = installedVersion(packageName);
      // webpack provides a module that is named by path even when no code of the shell imports it, such as a Mantine group.
      const file = key.startsWith('shared-') ? realpathSync(resolveFromHere(key)) : key;
      const range = { version, requiredVersion: `^${version}` };
      return [key, { import: file, ...range, singleton: true, eager }];
    }),
  );
}

/** A remote's side: the same rows, nothing to fall back on. */
export function sharedByRemote(): Record<string, { import: false; requiredVersion: string; singleton: true }> {
  return Object.fromEntries(
    sharedModules.map(({ key, package: packageName }) => [
      key,
      { import: false, requiredVersion: `^${installedVersion(packageName)}`, singleton: true },
    ]),
  );
}

/** The barrel that stands in for `@mantine/core` in a remote. */
export const mantineBarrel = realpathSync(join(import.meta.dirname, '../../../shared-ui/src/mantine/core.ts'));
