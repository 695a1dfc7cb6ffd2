import { execFile } from 'node:child_process';
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { npmManifest } from '../npm-manifest.ts';
import { readCatalog, readWorkspace, root } from '../workspace.ts';

const run = promisify(execFile);

/** A remote outside of this repository. */
export interface SecondRepository {
  readonly folder: string;
  /** The folder that `release publish` takes. */
  readonly dist: string;
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
 * @throws Error with the output of the command that fails
 */
export async function buildInSecondRepository(
  name: string,
  { registry, react, edit = (source) => source }: SecondRepositoryOptions,
): Promise<SecondRepository> {
  const folder = await mkdtemp(join(tmpdir(), `${name}-`));
  const workspace = readWorkspace();
  const one = workspace.get(name);
  if (!one) throw new Error(`${name} is no package of this repository`);
  const catalog = readCatalog();
  const version = (packageName: string) => workspace.get(packageName)?.manifest.version ?? '';
  const own = { ...one.manifest.dependencies, 'federation-build': 'workspace:*' };
  const { dependencies, peerDependencies } = npmManifest(
    { ...one.manifest, dependencies: own },
    { catalog, workspace: Object.fromEntries([...workspace.keys()].map((key) => [key, version(key)])) },
  );
  const manifest = {
    name,
    version: one.manifest.version,
    private: true,
    type: 'module',
    scripts: { build: 'verandah-remote build' },
    dependencies: { ...dependencies, ...peerDependencies, react, 'react-dom': react },
  };
  for (const file of ['src', 'webpack.config.ts']) {
    await cp(join(one.folder, file), join(folder, file), { recursive: true });
  }
  const table = join(folder, 'src/remote.ts');
  await writeFile(table, edit(await readFile(table, 'utf8')));
  await writeFile(join(folder, 'package.json'), JSON.stringify(manifest));
  await writeFile(join(folder, '.npmrc'), `registry=${registry}\n`);
  await writeFile(
    join(folder, 'pnpm-workspace.yaml'),
    "allowBuilds:\n  '@swc/core': true\n  '@parcel/watcher': false\n",
  );
  const pnpm = (...command: string[]) =>
    run('npx', ['--yes', 'pnpm@12', ...command], { cwd: folder, env: outside() }).catch(
      ({ stdout, stderr }: { stdout: string; stderr: string }) => {
        throw new Error(`pnpm ${command.join(' ')} failed in ${folder}:\n${stdout}\n${stderr}`);
      },
    );
  await pnpm('install', '--prefer-offline');
  await pnpm('build');
  return { folder, dist: join(folder, 'dist'), remove: () => rm(folder, { recursive: true }) };
}

/** The environment without pnpm's variables for this repository; with the Node that runs this program. */
function outside(): NodeJS.ProcessEnv {
  const { PATH, HOME } = process.env;
  const path = (PATH ?? '').split(':').filter((one) => !one.startsWith(root));
  return { PATH: [dirname(process.execPath), ...path].join(':'), HOME };
}
