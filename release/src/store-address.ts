import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** Returns the absolute path of the folder in which releases are stored. */
export function storeFolder(env: NodeJS.ProcessEnv): string {
  return resolve(env.VERANDAH_RELEASES ?? join(dataFolder(env), 'releases'));
}

/** Returns the absolute path of the data folder of the site on this machine. */
export function dataFolder(env: NodeJS.ProcessEnv): string {
  return resolve(root, env.VERANDAH_DATA ?? '.verandah');
}

export function packageFolder(name: string): string {
  return resolve(root, name);
}
