import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type WorkspacePackage, workspacePackages } from './checks/packages.ts';
import { root } from './checks/run.ts';
import { lockedPackages, parseLockFile } from './locked-packages.ts';

/**
 * A hash for each package, which changes whenever the package's build could change. It covers the sources of the
 * package, of the workspace packages that it imports and of the webpack presets, the npm packages that all of these
 * install, and the version of Node.
 */
export type Fingerprints = Record<string, string>;

const ignored = ['node_modules', 'dist', '.cache', 'test-results', 'fixtures', 'mounted-remote'];

/** Returns the fingerprints of the shell and every remote. */
export function fingerprints(): Fingerprints {
  const packages = new Map(workspacePackages().map((one) => [one.name, one]));
  const own = new Map<string, string>();
  const lock = parseLockFile(readFileSync(join(root, 'pnpm-lock.yaml'), 'utf8'));
  const released = [...packages.values()].filter(({ name }) => name === 'shell' || name.startsWith('remote-'));
  return Object.fromEntries(
    released.map((one) => {
      const hash = createHash('sha256').update(process.version);
      for (const name of [...packagesInBuild(one, packages)].sort()) {
        if (!own.has(name)) own.set(name, hashOf(packages.get(name)) + lockedPackages(lock, name).join('\n'));
        hash.update(name).update(own.get(name) ?? '');
      }
      return [one.name, hash.digest('hex')];
    }),
  );
}

/** Returns the workspace packages whose sources are part of the build of the package `start`. */
export function packagesInBuild(
  start: WorkspacePackage,
  packages: ReadonlyMap<string, WorkspacePackage>,
): ReadonlySet<string> {
  // Starts with federation-build. The search below does not find this development dependency, but it writes every built
  // file.
  const found = new Set(['federation-build']);
  const visit = (one: WorkspacePackage) => {
    if (found.has(one.name)) return;
    found.add(one.name);
    for (const name of one.dependencies) {
      const next = packages.get(name);
      if (next) visit(next);
    }
  };
  visit(start);
  return found;
}

function hashOf(one: WorkspacePackage | undefined): string {
  if (!one) return '';
  const hash = createHash('sha256');
  const files = globSync('**/*', {
    cwd: one.folder,
    withFileTypes: true,
    exclude: (entry) => ignored.includes(entry.name),
  })
    .filter((entry) => entry.isFile() && !/\.test\.tsx?$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
  for (const file of files) hash.update(file.slice(root.length)).update(readFileSync(file));
  return hash.digest('hex');
}
