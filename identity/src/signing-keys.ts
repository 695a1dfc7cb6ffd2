import { generateKeyPair, randomBytes, randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { JWK } from 'oidc-provider';
import { readJsonFile, writeJsonFile } from './atomic-file.ts';

export type Keys = { signing: JWK[]; cookies: string[] };

/**
 * Returns the keys that sign tokens and cookies. The first start creates them and stores them in the data folder, so
 * that tokens remain valid after a restart.
 */
export async function loadKeys(folder: string): Promise<Keys> {
  const path = join(folder, 'keys.json');
  const stored = await readJsonFile(path);
  if (isKeys(stored)) return stored;
  const { privateKey } = await promisify(generateKeyPair)('rsa', { modulusLength: 2048 });
  const signing = { ...privateKey.export({ format: 'jwk' }), kid: randomUUID(), use: 'sig', alg: 'RS256' } as JWK;
  const keys = { signing: [signing], cookies: [randomBytes(32).toString('base64url')] };
  await writeJsonFile(path, keys);
  return keys;
}

function isKeys(value: unknown): value is Keys {
  return typeof value === 'object' && value !== null && 'signing' in value && 'cookies' in value;
}
