import { realpathSync } from 'node:fs';
import { join } from 'node:path';
import { sharedModules } from 'federation';
import { installedVersion, resolveFromHere } from './package-facts.ts';

/** One entry of webpack's `shared`. */
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
    sharedModules.map(({ key, package: packageName, floor, eager }) => {
      const version = installedVersion(packageName);
      // webpack provides a module that is named by path even when no code of the shell imports it, such as a Mantine
      // group.
      const file = key.startsWith('shared-') ? realpathSync(resolveFromHere(key)) : key;
      return [key, { import: file, version, requiredVersion: floor, singleton: true, eager }];
    }),
  );
}

/** A remote consumes the same rows, without a fallback. What is installed when it is built does not matter. */
export function sharedByRemote(): Record<string, { import: false; requiredVersion: string; singleton: true }> {
  return Object.fromEntries(
    sharedModules.map(({ key, floor }) => [key, { import: false, requiredVersion: floor, singleton: true }]),
  );
}

/** The barrel that replaces `@mantine/core` in a remote. */
export const mantineBarrel = realpathSync(join(import.meta.dirname, '../../../shared-ui/src/mantine/core.ts'));
