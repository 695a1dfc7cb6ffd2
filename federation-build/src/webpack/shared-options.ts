import { realpathSync } from 'node:fs';
import { sharedModules } from 'federation';
import { installedVersion, resolveFromHere } from './package-facts.ts';

/**
 * The options of one entry in webpack's `shared`. `requiredVersion: false` leaves out webpack's own check of versions,
 * which would only write a warning to the console. Promotion, the gateway and the browser compare versions before a
 * remote's code runs (`incompatibilities` in `federation`).
 */
type SharedOptions = { import: string; version: string; requiredVersion: false; singleton: true; eager: boolean };

/** Returns webpack's `shared` option for the shell, which provides every module of the table `sharedModules`. */
export function sharedByShell(): Record<string, SharedOptions> {
  return Object.fromEntries(
    sharedModules.map(({ key, package: packageName, eager }) => {
      const version = installedVersion(packageName);
      // A key such as that of a Mantine group is replaced with the path of its file. With a path, webpack provides the
      // module even when no code of the shell imports it.
      const file = key.startsWith('shared-') ? realpathSync(resolveFromHere(key)) : key;
      return [key, { import: file, version, requiredVersion: false, singleton: true, eager }];
    }),
  );
}

/**
 * Returns webpack's `shared` option for a remote. The remote uses the shell's copy of each module and contains no copy
 * of its own (`import: false`). So it does not matter which versions are installed when the remote is built.
 */
export function sharedByRemote(): Record<string, { import: false; requiredVersion: false; singleton: true }> {
  return Object.fromEntries(
    sharedModules.map(({ key }) => [key, { import: false, requiredVersion: false, singleton: true }]),
  );
}

/**
 * The module that remotes import instead of `@mantine/core`. It re-exports every name from the Mantine group that
 * contains it.
 */
export const mantineBarrel = realpathSync(resolveFromHere('shared-ui/mantine/core'));
