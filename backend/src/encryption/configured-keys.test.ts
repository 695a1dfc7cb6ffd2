import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { StartError } from 'server-process';
import { findMasterKeys, findOrCreateMasterKeys } from './configured-keys.ts';
import { parseMasterKeys } from './master-keys.ts';

let dataFolder: string;
beforeEach(async () => {
  dataFolder = await mkdtemp(join(tmpdir(), 'verandah-keys-'));
});
afterEach(() => rm(dataFolder, { recursive: true }));

const file = () => join(dataFolder, 'encryption-keys');
const settings = (databaseUrl?: string) => ({ encryptionKeys: undefined, databaseUrl, dataFolder });

it('creates a key that only its owner can read, once, with the embedded PostgreSQL', async () => {
  const { newest } = findOrCreateMasterKeys(settings());
  expect((await stat(file())).mode & 0o777).toBe(0o600);
  const written = await readFile(file(), 'utf8');
  expect(findOrCreateMasterKeys(settings()).newest.id).toBe(newest.id);
  expect(findMasterKeys(settings()).newest.key.equals(newest.key)).toBe(true);
  expect(await readFile(file(), 'utf8')).toBe(written);
});

it('requires ENCRYPTION_KEYS with a database of its own, and creates no file', () => {
  const start = () => findOrCreateMasterKeys(settings('postgresql://db.example/verandah'));
  expect(start).toThrow(StartError);
  expect(start).toThrow(/^ENCRYPTION_KEYS: expected keys such as .* openssl rand -base64 32 makes one, got none\.$/);
  expect(existsSync(file())).toBe(false);
});

it('prefers the keys of the configuration to the file', () => {
  const encryptionKeys = parseMasterKeys(`mine:${Buffer.alloc(32, 1).toString('base64')}`) ?? undefined;
  expect(findOrCreateMasterKeys({ ...settings(), encryptionKeys }).newest.id).toBe('mine');
  expect(existsSync(file())).toBe(false);
});

it('never replaces a file that it cannot read as keys', async () => {
  await writeFile(file(), 'damaged');
  expect(() => findOrCreateMasterKeys(settings())).toThrow(
    /encryption-keys: expected keys .* Restore it from a backup/,
  );
  expect(await readFile(file(), 'utf8')).toBe('damaged');
});
