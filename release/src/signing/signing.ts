import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import {
  defaultSigningKeyFile,
  defaultTrustedKeysFile,
  readSigners,
  readTrustedKeys,
  type Signer,
  type TrustedKey,
} from 'federation/sign';

/** The keys that sign, and those whose signatures are accepted. */
export type Signing = { signers: readonly Signer[]; trusted: readonly TrustedKey[] };

/** The files of the keys. Several keys may be in each, as PEM. */
export type KeyFiles = { signing: string; trusted: string };

const root = fileURLToPath(new URL('../../..', import.meta.url));

/** Returns the paths of the key files: those of the environment, otherwise in the data folder. */
export function keyFiles(env: NodeJS.ProcessEnv): KeyFiles {
  const data = resolve(root, env.VERANDAH_DATA || '.verandah');
  return {
    signing: resolve(env.RELEASE_SIGNING_KEY_FILE || resolve(data, defaultSigningKeyFile)),
    trusted: resolve(env.RELEASE_TRUSTED_KEYS_FILE || resolve(data, defaultTrustedKeysFile)),
  };
}

/**
 * Reads the key files. A file that is missing has no keys: then nothing can be signed, or nothing is trusted.
 * @throws Error when a file cannot be read or has something else
 */
export async function readSigning(files: KeyFiles): Promise<Signing> {
  return {
    signers: await readKeys('RELEASE_SIGNING_KEY_FILE', files.signing, readSigners),
    trusted: await readKeys('RELEASE_TRUSTED_KEYS_FILE', files.trusted, readTrustedKeys),
  };
}

async function readKeys<T>(variable: string, file: string, parse: (pem: string) => T[]): Promise<T[]> {
  const pem = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null;
    throw new Error(`${variable}: ${error.message}`);
  });
  try {
    return pem === null ? [] : parse(pem);
  } catch (error) {
    throw new Error(`${variable}: ${file}: ${error instanceof Error ? error.message : error}`);
  }
}
