import { execFile } from 'node:child_process';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { root } from './workspace.ts';

const run = promisify(execFile);

/**
 * Installs the production dependencies of the workspace in `folder`, in the versions of the repository's lockfile.
 * @throws Error with the output of pnpm
 */
export async function install(folder: string): Promise<void> {
  // Offline, pnpm cannot resolve a version that the lockfile does not have. So it only removes entries.
  await pnpm(folder, ['install', '--prod', '--lockfile-only', '--no-frozen-lockfile', '--offline']);
  await pnpm(folder, ['install', '--prod', '--frozen-lockfile', '--prefer-offline']);
}

async function pnpm(folder: string, parameters: readonly string[]): Promise<void> {
  try {
    await run('npx', ['--yes', 'pnpm@12', ...parameters], { cwd: folder, env: environment(), maxBuffer: 2 ** 26 });
  } catch (error) {
    const { stdout, stderr } = error as { stdout?: string; stderr?: string };
    throw new Error(`pnpm ${parameters.join(' ')} failed in ${folder}:\n${stdout}\n${stderr}`, { cause: error });
  }
}

/** The environment without pnpm's variables for this repository, with the Node that runs this program. */
function environment(): NodeJS.ProcessEnv {
  const own = Object.entries(process.env).filter(([name]) => !/^(?:npm_|pnpm_|NODE_OPTIONS$)/i.test(name));
  const path = `${dirname(process.execPath)}:${process.env.PATH}`;
  return { ...Object.fromEntries(own), PATH: path, npm_config_cache: join(root, '.cache/npm') };
}
