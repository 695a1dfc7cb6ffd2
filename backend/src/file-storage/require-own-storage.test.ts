import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { type TestBackend, testBackend } from '../testing/index.ts';
import { requireOwnStorage } from './require-own-storage.ts';

let home: string;
let one: TestBackend;
let other: TestBackend;
beforeEach(async () => {
  home = await mkdtemp(join(tmpdir(), 'verandah-own-storage-'));
  [one, other] = [await testBackend(), await testBackend()];
  // Databases of tests are copies of one template.
  await other.database.execute('update file_storages set id = gen_random_uuid()');
});
afterEach(async () => {
  await one.close();
  await other.close();
  await rm(home, { recursive: true });
});

const requireAt = (backend: TestBackend, name: string) =>
  requireOwnStorage(backend.database, { ...backend.config, fileStorage: join(home, name) });

describe('requireOwnStorage', () => {
  it('accepts a new storage, and the same one again', async () => {
    await requireAt(one, 'files');
    await requireAt(one, 'files');
    await Promise.all([requireAt(other, 'others'), requireAt(other, 'others')]);
  });

  it('accepts one of two storages that are new at the same time', async () => {
    const outcomes = await Promise.allSettled([requireAt(one, 'files'), requireAt(one, 'other')]);
    expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  });

  it('refuses the storage of another database', async () => {
    await requireAt(one, 'files');
    await expect(requireAt(other, 'files')).rejects.toThrow(/^FILE_STORAGE: expected .* got that of another one/);
  });

  it('refuses an empty storage for a database that has one already', async () => {
    await requireAt(one, 'files');
    await expect(requireAt(one, 'new')).rejects.toThrow(/^FILE_STORAGE: expected .* got an empty one/);
  });

  it('says when the storage cannot be read', async () => {
    await writeFile(join(home, 'a file'), '');
    await expect(requireAt(one, 'a file')).rejects.toThrow(/^FILE_STORAGE: expected a storage that can be read, got/);
  });

  it('needs an address beside that of the database', async () => {
    const config = { ...one.config, databaseUrl: one.url, fileStorage: undefined };
    await expect(requireOwnStorage(one.database, config)).rejects.toThrow(/^FILE_STORAGE: expected with DATABASE_URL/);
  });
});
