import { existsSync } from 'node:fs';
import { cp, mkdir, mkdtemp, readdir, readFile, rename, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inFolder } from '../testing/in-folder.ts';
import { root } from '../workspace.ts';
import { factsOf, type LastReleaseFacts } from './last-release.ts';

/**
 * Builds shell and remotes of a commit from its own sources, with the tools and packages that it had. Stores the result
 * below `.cache`, so that it is built once.
 * @returns the `dist` folder of each, by name
 * @throws Error when this clone lacks the commit
 */
export async function buildLastRelease(commit: string): Promise<ReadonlyMap<string, string>> {
  const built = join(root, '.cache/last-release', commit);
  if (!existsSync(built)) await build(commit, built);
  return new Map((await readdir(built)).map((name) => [name, join(built, name)]));
}

/** Returns what compatibility depends on, from the `release.json` of each `dist` folder. */
export async function builtFacts(built: ReadonlyMap<string, string>): Promise<LastReleaseFacts> {
  const read = async (dist: string) => JSON.parse(await readFile(join(dist, 'release.json'), 'utf8'));
  const releases = await Promise.all([...built.values()].map(read));
  const [shells, remotes] = [releases.filter(isShell), releases.filter((one) => !isShell(one))];
  return factsOf(shells[0], remotes);
}

const isShell = ({ kind }: { kind: string }) => kind === 'shell';

async function build(commit: string, target: string): Promise<void> {
  const sources = await mkdtemp(join(tmpdir(), 'last-release-'));
  try {
    await extract(commit, sources);
    // pnpm comes from the cache of this repository, and packages from pnpm's store as far as it has them.
    const cache = { npm_config_cache: join(root, '.cache/npm') };
    const install = ['install', '--frozen-lockfile', '--prefer-offline', '--ignore-scripts'];
    await inFolder(sources, 'npx', ['--yes', 'pnpm@12', ...install], cache);
    const names = (await readdir(sources)).filter((name) => name === 'shell' || name.startsWith('remote-'));
    const dists = join(sources, 'dists');
    for (const name of names) {
      await inFolder(sources, process.execPath, ['federation-build/src/webpack/cli.ts', 'build', name]);
      await cp(join(sources, name, 'dist'), join(dists, name), { recursive: true });
    }
    await store(dists, target);
  } finally {
    await rm(sources, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 });
  }
}

async function extract(commit: string, target: string): Promise<void> {
  await inFolder(root, 'git', ['cat-file', '-e', `${commit}^{commit}`]).catch((error) => {
    const advice = `A shallow clone does not have it: git fetch --unshallow, or git fetch origin ${commit}`;
    throw new Error(`The commit of the last release, ${commit}, is not in this repository. ${advice}`, {
      cause: error,
    });
  });
  const archive = join(target, 'sources.tar');
  await inFolder(root, 'git', ['archive', '--output', archive, commit]);
  await inFolder(target, 'tar', ['-xf', archive]);
  await rm(archive);
}

/** Makes the folder appear at once, so that an interrupted build leaves none. `rename` does not reach another disk. */
async function store(from: string, target: string): Promise<void> {
  const parent = join(target, '..');
  await mkdir(parent, { recursive: true });
  const copy = await mkdtemp(join(parent, '.new-'));
  await cp(from, copy, { recursive: true });
  await rename(copy, target);
}
