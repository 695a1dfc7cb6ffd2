import { sharedModules } from 'federation';
import type { Manifest } from './workspace.ts';

/** What the versions in a workspace package's package.json refer to. */
export interface Versions {
  /** The catalog of pnpm-workspace.yaml. */
  readonly catalog: Readonly<Record<string, string>>;
  /** The version of each workspace package. */
  readonly workspace: Readonly<Record<string, string>>;
}

/**
 * Returns the package.json of a package's npm package. Its entry points are the built files in `dist`, with their
 * types. The modules that the shell provides are peers with the floors of `sharedModules`, so that a remote installs
 * one copy of each, in a version of its choice.
 * @throws Error when a dependency has no version
 */
export function npmManifest(source: Manifest, versions: Versions) {
  const { name, version, description, license, sideEffects, files } = source;
  const dependencies: Record<string, string> = {};
  const peerDependencies: Record<string, string> = {};
  for (const [dependency, range] of Object.entries(source.dependencies)) {
    const floor = floors.get(dependency);
    if (floor) peerDependencies[dependency] = floor;
    else dependencies[dependency] = npmRange(dependency, range, versions);
  }
  return {
    name,
    version,
    description,
    license,
    type: 'module',
    exports: mapValues(source.exports, builtEntry),
    ...(source.bin && { bin: mapValues(source.bin, builtFile) }),
    files: ['dist', 'CHANGELOG.md', ...files],
    // The glob of the workspace, such as `*.css`, matches files in every folder.
    ...(sideEffects && { sideEffects }),
    dependencies,
    peerDependencies,
  };
}

/** The lowest version of each npm package that the shell provides. Our own packages are dependencies instead. */
const floors: ReadonlyMap<string, string> = new Map([
  ...sharedModules
    .filter(({ package: name }) => !name.startsWith('shared-') && name !== 'zod')
    .map(({ package: name, floor }) => [name, floor] as const),
  ['@mantine/hooks', '^9.0.0'],
]);

/**
 * Returns the package.json of a remote's template with exact versions instead of references to the catalog and the
 * workspace, so that every repository made of it starts with what was tested together.
 * @throws Error when a dependency has no version
 */
export function pinnedManifest<T extends PartialManifest>(source: T, versions: Versions): T {
  const pin = (names: Readonly<Record<string, string>>) =>
    Object.fromEntries(
      Object.entries(names).map(([name, range]) => [name, npmRange(name, range, versions).replace(/^\^/, '')]),
    );
  return {
    ...source,
    ...(source.dependencies && { dependencies: pin(source.dependencies) }),
    ...(source.devDependencies && { devDependencies: pin(source.devDependencies) }),
  };
}

interface PartialManifest {
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
}

function npmRange(name: string, range: string, { catalog, workspace }: Versions): string {
  const found = range === 'catalog:' ? catalog[name] : range.startsWith('workspace:') ? workspace[name] : range;
  if (!found) throw new Error(`${name}: expected a version in the catalog or the workspace for ${range}`);
  return range.startsWith('workspace:') ? `^${found}` : found;
}

function builtEntry(file: string): string | { types: string; default: string } {
  if (!/\.tsx?$/.test(file)) return builtFile(file);
  return { types: builtFile(file).replace(/\.js$/, '.d.ts'), default: builtFile(file) };
}

/** `./src/address/search.tsx` → `./dist/address/search.js` */
function builtFile(file: string): string {
  return file.replace(/^\.\/src\//, './dist/').replace(/\.tsx?$/, '.js');
}

function mapValues<T, R>(values: Readonly<Record<string, T>>, map: (value: T) => R): Record<string, R> {
  return Object.fromEntries(Object.entries(values).map(([key, value]) => [key, map(value)]));
}
