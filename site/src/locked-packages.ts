import { load } from 'js-yaml';
import * as z from 'zod/mini';

/** The version of a dependency, with its peers in brackets: `19.3.1`, `5.2.0(react@19.3.1)`, `link:../shared-api`. */
const dependencies = z._default(z.record(z.string(), z.object({ version: z.string() })), {});
const versions = z._default(z.record(z.string(), z.string()), {});

/** The parts of pnpm-lock.yaml that say which code is installed (lockfile version 9). */
const lockFile = z.object({
  importers: z.record(z.string(), z.object({ dependencies, optionalDependencies: dependencies })),
  packages: z.record(z.string(), z.object({ resolution: z.record(z.string(), z.unknown()) })),
  snapshots: z.record(z.string(), z.object({ dependencies: versions, optionalDependencies: versions })),
});
export type LockFile = z.infer<typeof lockFile>;

/** @throws Error when the text is not a lock file that this program can read */
export function parseLockFile(text: string): LockFile {
  return lockFile.parse(load(text));
}

/**
 * Returns a line for each npm package that the dependencies of a workspace package install, with version and integrity
 * hash. A change of the lock file that does not concern these packages leaves the lines as they were.
 * @param importer the folder of the workspace package, relative to the root of the repository
 */
export function lockedPackages(lock: LockFile, importer: string): string[] {
  const found = new Set<string>();
  const visit = (name: string, version: string) => {
    if (version.startsWith('link:')) return;
    // The version of an alias names the package: `npm:` entries of a package.json.
    const key = version in lock.snapshots ? version : `${name}@${version}`;
    if (found.has(key)) return;
    found.add(key);
    const { dependencies = {}, optionalDependencies = {} } = lock.snapshots[key] ?? {};
    for (const [next, of] of Object.entries({ ...dependencies, ...optionalDependencies })) visit(next, of);
  };
  const { dependencies = {}, optionalDependencies = {} } = lock.importers[importer] ?? {};
  for (const [name, { version }] of Object.entries({ ...dependencies, ...optionalDependencies })) visit(name, version);
  return [...found].sort().map((key) => `${key} ${JSON.stringify(lock.packages[withoutPeers(key)]?.resolution)}`);
}

/** `@scope/a@1.0.0(b@2.0.0)` → `@scope/a@1.0.0` */
function withoutPeers(key: string): string {
  return key.split('(', 1)[0] ?? key;
}
