import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { npmManifest } from '../npm-manifest.ts';
import { manifest, readCatalog, readWorkspace, root } from '../workspace.ts';
import { inFolder } from './in-folder.ts';

const repositoryFiles = join(root, 'create-verandah-remote/template-repository');

/** A remote outside of this repository. */
export interface SecondRepository {
  readonly folder: string;
  /** The folder that `release publish` takes. */
  readonly dist: string;
  /**
   * Runs a command of the repository, such as `test`, and returns what it prints.
   * @throws Error with the output of a command that fails
   */
  pnpm(...command: string[]): Promise<string>;
  remove(): Promise<void>;
}

interface SecondRepositoryOptions {
  /** The URL of the npm registry. */
  readonly registry: string;
  /** The exact version of React in the lock file. */
  readonly react: string;
  /** Changes the text of `src/remote.ts`. */
  readonly edit?: (source: string) => string;
}

/**
 * Copies a remote of this repository into a repository of its own, installs its packages from an npm registry, and
 * builds it there.
 */
export async function buildInSecondRepository(
  name: string,
  { registry, react, edit = (source) => source }: SecondRepositoryOptions,
): Promise<SecondRepository> {
  const parent = await mkdtemp(join(tmpdir(), 'second-repository-'));
  const repository = secondRepository(parent, name);
  const { folder, pnpm } = repository;
  const one = readWorkspace().get(name);
  if (!one) throw new Error(`${name} is no package of this repository`);
  for (const file of ['jest.config.mjs', 'pnpm-workspace.yaml', 'tsconfig.json']) {
    await cp(join(repositoryFiles, file), join(folder, file));
  }
  for (const file of ['src', 'webpack.config.ts']) {
    await cp(join(one.folder, file), join(folder, file), { recursive: true });
  }
  const table = join(folder, 'src/remote.ts');
  await writeFile(table, edit(await readFile(table, 'utf8')));
  await writeFile(join(folder, 'package.json'), JSON.stringify(await manifestOf(one.folder, react)));
  await writeFile(join(folder, '.npmrc'), `registry=${registry}\n`);
  await pnpm('install', '--prefer-offline');
  await pnpm('build');
  return repository;
}

/** Creates a repository with `npm create verandah-remote`, from the packages of an npm registry. */
export async function createSecondRepository(name: string, registry: string): Promise<SecondRepository> {
  const parent = await mkdtemp(join(tmpdir(), 'second-repository-'));
  // A cache of its own, because npm would use the program of an earlier test again, which has the same version.
  const npm = ['--registry', registry, '--cache', join(parent, 'npm-cache'), '--yes'];
  await inFolder(parent, 'npm', ['create', ...npm, 'verandah-remote@latest', name]);
  return secondRepository(parent, name);
}

function secondRepository(parent: string, name: string): SecondRepository {
  const folder = join(parent, name);
  return {
    folder,
    dist: join(folder, 'dist'),
    pnpm: (...command) => inFolder(folder, 'npx', ['--yes', 'pnpm@12', ...command]),
    remove: () => rm(parent, { recursive: true }),
  };
}

/** Returns the package.json of a remote outside of this repository, with the scripts and tools of the template. */
async function manifestOf(folder: string, react: string) {
  const read = async (path: string) => JSON.parse(await readFile(join(path, 'package.json'), 'utf8'));
  const [remote, template] = [await read(folder), await read(repositoryFiles)];
  const workspace = [...readWorkspace().values()].map((one) => [one.manifest.name, one.manifest.version]);
  const all = { ...remote.dependencies, ...remote.devDependencies, ...template.devDependencies };
  const { dependencies, peerDependencies } = npmManifest(manifest.parse({ ...remote, dependencies: all }), {
    catalog: readCatalog(),
    workspace: Object.fromEntries(workspace),
  });
  return {
    name: remote.name,
    version: remote.version,
    private: true,
    type: 'module',
    scripts: template.scripts,
    dependencies: { ...dependencies, ...peerDependencies, react, 'react-dom': react },
  };
}
