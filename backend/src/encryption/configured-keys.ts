import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { StartError } from 'server-process';
import writeFileAtomic from 'write-file-atomic';
import { keysExpected, type MasterKeys, parseMasterKeys } from './master-keys.ts';

type Settings = { encryptionKeys: MasterKeys | undefined; databaseUrl: string | undefined; dataFolder: string };

/**
 * Returns the master keys of ENCRYPTION_KEYS. Without it, and with the embedded PostgreSQL, returns those of the file
 * `encryption-keys` in the data folder.
 * @throws StartError when there are none
 */
export function findMasterKeys({ encryptionKeys, databaseUrl, dataFolder }: Settings): MasterKeys {
  if (encryptionKeys) return encryptionKeys;
  const file = keyFileOf(dataFolder);
  if (databaseUrl !== undefined || !existsSync(file)) {
    throw new StartError(`ENCRYPTION_KEYS: ${keysExpected}, got none.`);
  }
  const keys = parseMasterKeys(readFileSync(file, 'utf8').trim());
  if (!keys) throw new StartError(`${file}: ${keysExpected}. Restore it from a backup.`);
  return keys;
}

/** Like {@link findMasterKeys}, but creates the missing file with a random key. Only its owner can read the file. */
export function findOrCreateMasterKeys(settings: Settings): MasterKeys {
  const file = keyFileOf(settings.dataFolder);
  if (!settings.encryptionKeys && settings.databaseUrl === undefined && !existsSync(file)) {
    mkdirSync(settings.dataFolder, { recursive: true });
    const id = `key-${randomBytes(3).toString('hex')}`;
    writeFileAtomic.sync(file, `${id}:${randomBytes(32).toString('base64')}\n`, { mode: 0o600 });
  }
  return findMasterKeys(settings);
}

const keyFileOf = (dataFolder: string) => join(dataFolder, 'encryption-keys');
