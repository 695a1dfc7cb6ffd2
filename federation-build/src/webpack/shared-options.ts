import { realpathSync } from 'node:fs';
import { join } from 'node:path';
import { sharedModules } from 'federation';
import { installedVersion } from './package-facts.ts';

/** One entry of the federation plugin's `shared`. */
type SharedOptions = {
  import: string;
  version: string;
  requiredVersion: string;
  singleton: true;
  eager: boolean;
  issuerLayer: string;
};

/**
 * The shell's side of the table: it provides every row, and consumes none. Its own code imports its modules as they are, because a
 * module exists once within a build; only modules of a layer that no module is in would ask the share scope.
 */
export function sharedByShell(): Record<string, SharedOptions> {
  return Object.fromEntries(
    sharedModules.map(({ key, package: packageName, eager }) => {
      const version = installedVersion(packageName);
      // By path, because no code of the shell imports a group: the plugin provides what is requested or named by path.
      const file = packageName === '@mantine/core' ? mantineGroupFile(key) : subsets[key];
      const range = { version, requiredVersion: `^${version}` };
      return [key, { import: file ?? key, ...range, singleton: true, eager, issuerLayer: 'nobody' }];
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

const mantineFolder = realpathSync(join(import.meta.dirname, '../../../shared-ui/src/mantine'));

/** The barrel that stands in for `@mantine/core` in a remote. */
export const mantineBarrel = join(mantineFolder, 'core.ts');

const subsetFile = (path: string) => realpathSync(join(import.meta.dirname, '..', path));

/** Modules of which the shell shares what the site uses, and uses itself what it shares. */
export const subsets: Readonly<Record<string, string>> = {
  'react-router': subsetFile('router/router-subset.ts'),
  '@tanstack/react-query': subsetFile('query/query-subset.ts'),
  'zod/mini': subsetFile('zod/zod-subset.ts'),
};

function mantineGroupFile(key: string): string {
  return join(mantineFolder, `${key.slice('shared-ui/mantine/'.length)}.ts`);
}
