import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { cp, mkdir, readdir, readFile, realpath, rm, symlink, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { npmManifest, pinnedManifest, type Versions } from './npm-manifest.ts';
import {
  type Manifest,
  publishedPackages,
  readCatalog,
  readWorkspace,
  root,
  type WorkspacePackage,
} from './workspace.ts';

const run = promisify(execFile);

/** A built npm package: a folder with package.json, `dist` and the changelog. */
export interface BuiltPackage {
  readonly name: string;
  readonly version: string;
  readonly folder: string;
}

/**
 * Builds the npm packages of this repository. Compiles each package against the built packages that it depends on, as
 * another repository does, so that an error in their types is found here.
 * @param target the folder that gets a folder for each package; what it contained before is deleted
 * @returns the packages, each after the packages that it depends on
 * @throws Error with the compiler's messages
 */
export async function buildPackages(target: string): Promise<BuiltPackage[]> {
  const workspace = readWorkspace();
  const versions: Versions = {
    catalog: readCatalog(),
    workspace: Object.fromEntries([...workspace.values()].map((one) => [one.manifest.name, one.manifest.version])),
  };
  await rm(target, { recursive: true, force: true });
  const built: BuiltPackage[] = [];
  for (const one of publishedPackages(workspace)) {
    const { name, version, files } = one.manifest;
    const folder = join(target, name);
    await compile(one, folder, target);
    for (const file of ['README.md', 'CHANGELOG.md', ...files])
      await copyIfPresent(join(one.folder, file), join(folder, file));
    await pinTemplates(folder, files, versions);
    const forNpm = npmManifest(one.manifest, versions);
    await writeFile(join(folder, 'package.json'), `${JSON.stringify(forNpm, null, 2)}\n`);
    built.push({ name, version, folder });
  }
  // Not earlier, because the types of a package are read while the next one is compiled.
  for (const { folder } of built) await rm(join(folder, 'node_modules'), { recursive: true });
  return built;
}

/**
 * Copies the sources of a package to `dist`, compiles them there, and removes them. So the stylesheets and other files
 * keep their places.
 */
async function compile({ folder: source, manifest }: WorkspacePackage, folder: string, target: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  await cp(join(source, 'src'), join(folder, 'dist'), { recursive: true, filter: (path) => !isTest(path) });
  // The package imports itself by its name, `shared-contract/schema`, while it is compiled.
  await writeFile(join(folder, 'package.json'), JSON.stringify({ ...manifest, exports: inDist(manifest.exports) }));
  await linkDependencies(source, folder, target);
  const { compilerOptions } = JSON.parse(await readFile(join(source, 'tsconfig.json'), 'utf8'));
  const config = {
    extends: join(root, 'tsconfig.base.json'),
    compilerOptions: {
      ...compilerOptions,
      noEmit: false,
      declaration: true,
      sourceMap: true,
      inlineSources: true,
      rewriteRelativeImportExtensions: true,
    },
    // Code for a package's own tests stays in this repository, except for what its entry points export.
    files: entryFiles(manifest),
    include: ['dist'],
    exclude: ['dist/**/testing', 'dist/**/second-reading'],
  };
  await writeFile(join(folder, 'tsconfig.json'), JSON.stringify(config));
  await run(process.execPath, [join(root, 'node_modules/typescript/bin/tsc'), '-p', folder]).catch(
    ({ stdout, message }: { stdout?: string; message: string }) => {
      throw new Error(`${manifest.name} does not compile as an npm package:\n${stdout || message}`);
    },
  );
  await removeSources(join(folder, 'dist'));
  await rm(join(folder, 'tsconfig.json'));
}

/**
 * Links the installed dependencies of a workspace package into its build folder. Those of this workspace are the ones
 * built before.
 */
async function linkDependencies(source: string, folder: string, target: string): Promise<void> {
  const installed = join(source, 'node_modules');
  const entries = await readdir(installed);
  const scopes = entries.filter((entry) => entry.startsWith('@'));
  const inScopes = await Promise.all(
    scopes.map(async (scope) => (await readdir(join(installed, scope))).map((entry) => `${scope}/${entry}`)),
  );
  for (const name of [...entries.filter((entry) => !/^[.@]/.test(entry)), ...inScopes.flat()]) {
    const link = join(folder, 'node_modules', name);
    await mkdir(dirname(link), { recursive: true });
    const built = join(target, name);
    await symlink(existsSync(built) ? built : await realpath(join(installed, name)), link);
  }
}

/** The source files in `dist` that the entry points without a pattern name. */
function entryFiles({ exports }: Manifest): string[] {
  return Object.values(inDist(exports)).filter((file) => /\.tsx?$/.test(file) && !file.includes('*'));
}

function inDist(exports: Readonly<Record<string, string>>) {
  return Object.fromEntries(Object.entries(exports).map(([entry, file]) => [entry, file.replace('./src/', './dist/')]));
}

async function removeSources(folder: string): Promise<void> {
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    if (entry.isFile() && /(?<!\.d)\.tsx?$/.test(entry.name)) await rm(join(entry.parentPath, entry.name));
  }
}

async function copyIfPresent(from: string, to: string): Promise<void> {
  const isSource = (path: string) => !notInPackages.test(path.slice(from.length));
  if (existsSync(from)) await cp(from, to, { recursive: true, filter: isSource });
}

const notInPackages = /\/(?:node_modules|dist|\.cache)(?:\/|$)/;

/** Gives templates of a package.json, which generators copy, the versions of this repository. */
async function pinTemplates(folder: string, files: readonly string[], versions: Versions): Promise<void> {
  for (const file of files) {
    const path = join(folder, file, 'package.json');
    if (!existsSync(path)) continue;
    const pinned = pinnedManifest(JSON.parse(await readFile(path, 'utf8')), versions);
    await writeFile(path, `${JSON.stringify(pinned, null, 2)}\n`);
  }
}

function isTest(path: string): boolean {
  return /\.test\.tsx?$/.test(path);
}
