import { execFile } from 'node:child_process';
import { dirname } from 'node:path';
import { promisify } from 'node:util';
import { root } from '../workspace.ts';

const run = promisify(execFile);

/**
 * Runs a program in a folder outside of this repository, and returns what it prints.
 * @throws Error with the output of a program that fails
 */
export async function inFolder(
  folder: string,
  program: string,
  parameters: readonly string[],
  environment: NodeJS.ProcessEnv = {},
): Promise<string> {
  try {
    const env = { ...outside(), ...environment };
    const { stdout, stderr } = await run(program, parameters, { cwd: folder, env, maxBuffer: 2 ** 26 });
    return stdout + stderr;
  } catch (error) {
    const { stdout, stderr } = error as { stdout?: string; stderr?: string };
    throw new Error(`${program} ${parameters.join(' ')} failed in ${folder}:\n${stdout}\n${stderr}`, { cause: error });
  }
}

/** How programs of other folders reach the network: proxies, and certificates that are not Node's own. */
const network = [
  'NODE_EXTRA_CA_CERTS',
  'HTTP_PROXY',
  'HTTPS_PROXY',
  'NO_PROXY',
  'http_proxy',
  'https_proxy',
  'no_proxy',
];

/** The environment without pnpm's variables for this repository; with the Node that runs this program. */
function outside(): NodeJS.ProcessEnv {
  const { PATH, HOME } = process.env;
  const path = (PATH ?? '').split(':').filter((one) => !one.startsWith(root));
  const passed = Object.fromEntries(network.map((name) => [name, process.env[name]]));
  return { ...passed, PATH: [dirname(process.execPath), ...path].join(':'), HOME };
}
