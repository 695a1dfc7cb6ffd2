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
    const env = installEnvironment(process.env);
    await run('npx', ['--yes', 'pnpm@12', ...parameters], { cwd: folder, env, maxBuffer: 2 ** 26 });
  } catch (error) {
    const { stdout, stderr } = error as { stdout?: string; stderr?: string };
    throw new Error(`pnpm ${parameters.join(' ')} failed in ${folder}:\n${stdout}\n${stderr}`, { cause: error });
  }
}

/** The variables in which npm and pnpm tell a script about itself and its repository. */
const aboutScript = [
  /^npm_(?:lifecycle|package)_/i,
  /^npm_(?:execpath|command|node_execpath)$/i,
  /^pnpm_(?:package_name|script_src_dir|config_verify_deps_before_run)$/i,
  /^NODE_OPTIONS$/,
];

/**
 * The environment without the variables about this repository, with the Node that runs this program. Settings such as a
 * registry and its token stay.
 */
export function installEnvironment(from: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  const own = Object.entries(from).filter(([name]) => !aboutScript.some((one) => one.test(name)));
  const path = `${dirname(process.execPath)}:${from.PATH}`;
  return { ...Object.fromEntries(own), PATH: path, npm_config_cache: join(root, '.cache/npm') };
}
