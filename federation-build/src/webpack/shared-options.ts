import { realpathSync } from 'node:fs';
import { join } from 'node:path';
import { sharedModules } from 'federation';
import { installedVersion, resolveFromHere } from './package-facts.ts';

/** The options of one entry in webpack's `shared`. */
type SharedOptions = {
  import: string;
  version: string;
  requiredVersion: string;
  singleton: true;
  eager: boolean;
};

/** Returns webpack's `shared` for the shell, which provides every row of the table. */
export function sharedByShell(): Record<string, SharedOptions> {
  return Object.fromEntries(
    sharedModules.map(({ key, package: packageName, floor, eager }) => {
      const version = installedVersion(packageName);
      // A module that is named by its path is provided even when no code of the shell imports it, such as a Mantine
      // group.
      const file = key.startsWith('shared-') ? realpathSync(resolveFromHere(key)) : key;
      return [key, { import: file, version, requiredVersion: floor, singleton: true, eager }];
    }),
  );
}

/**
 * Returns webpack's `shared` for a remote. It consumes the same rows without a copy of its own, so the version that is
 * installed when it is built does not matter.
 */
export function sharedByRemote(): Record<string, { import: false; requiredVersion: string; singleton: true }> {
  return Object.fromEntries(
    sharedModules.map(({ key, floor }) => [key, { import: false, requiredVersion: floor, singleton: true }]),
  );
}

/** The module that replaces `@mantine/core` in a remote. It exports all names from their groups. */
export const mantineBarrel = realpathSync(join(import.meta.dirname, '../../../shared-ui/src/mantine/core.ts'));
