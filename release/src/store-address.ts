import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { storageAddress } from 'storage';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** Returns where releases are stored: the absolute path of a folder, or `s3://bucket/folder`. */
export function storeAddress(env: NodeJS.ProcessEnv): string {
  return storageAddress(env.VERANDAH_RELEASES ?? join(dataFolder(env), 'releases'));
}

/** Returns the absolute path of the data folder of the site on this machine. */
export function dataFolder(env: NodeJS.ProcessEnv): string {
  return resolve(root, env.VERANDAH_DATA ?? '.verandah');
}

export function packageFolder(name: string): string {
  return resolve(root, name);
}
