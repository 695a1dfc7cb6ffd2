import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { folderStorage, keysIn, type Storage } from 'storage';
import { type TestBackend, testBackend } from '../testing/index.ts';
import { storedFiles } from '../uploads/stored-file-table.ts';
import { copyFiles, restoreFiles } from './copy-files.ts';
import { fileKey, fileStorage } from './file-storage.ts';
import { requireOwnStorage } from './require-own-storage.ts';

let home: string;
let backend: TestBackend;
let original: Storage;
let copy: Storage;
beforeEach(async () => {
  home = await mkdtemp(join(tmpdir(), 'verandah-copy-files-'));
  backend = await testBackend({ fileStorage: join(home, 'original') });
  await requireOwnStorage(backend.database, backend.config);
  original = await fileStorage(backend.config);
  copy = folderStorage(join(home, 'copy'));
});
afterEach(async () => {
  await backend.close();
  await rm(home, { recursive: true });
});

const start = new Date('2026-11-23T09:00:00Z');
const daysLater = (days: number) => new Date(start.getTime() + days * 24 * 3_600_000);
const keys = async (storage: Storage) => (await keysIn(storage, 'files/')).sort();

async function store(text: string): Promise<string> {
  const [row] = await backend.database
    .insert(storedFiles)
    .values({ mediaType: 'application/pdf', byteSize: text.length })
    .returning();
  const key = fileKey(row?.id ?? '');
  await original.create(key, Buffer.from(text));
  return key;
}

describe('copyFiles', () => {
  it('copies new files, and retains a deleted one for 30 days', async () => {
    const [one, two] = [await store('one'), await store('two')];
    expect(await copyFiles(original, copy, start)).toEqual({ copied: 2 });
    await original.remove(one);
    const three = await store('three');
    expect(await copyFiles(original, copy, daysLater(1))).toEqual({ copied: 1 });
    await copyFiles(original, copy, daysLater(31));
    expect(await keys(copy)).toEqual([one, two, three].sort());
    await copyFiles(original, copy, daysLater(32));
    expect(await keys(copy)).toEqual([two, three].sort());
  });

  it('counts the days again when a file was restored and is deleted again', async () => {
    const one = await store('one');
    await copyFiles(original, copy, start);
    await original.remove(one);
    await copyFiles(original, copy, daysLater(1));
    await restoreFiles(backend, copy);
    await copyFiles(original, copy, daysLater(20));
    await original.remove(one);
    await copyFiles(original, copy, daysLater(40));
    expect(await keys(copy)).toEqual([one]);
  });

  it('refuses the copy of another storage, and one that is not there', async () => {
    const other = folderStorage(join(home, 'other'));
    await other.create('storage.json', Buffer.from('{"id":"another"}\n'));
    await expect(copyFiles(original, other, start)).rejects.toThrow('got that of another one');
    await expect(copyFiles(folderStorage(join(home, 'not mounted')), copy, start)).rejects.toThrow('got an empty one');
  });
});

describe('restoreFiles', () => {
  it('restores what rows refer to into a new storage, and names what the copy does not have', async () => {
    const [one, two] = [await store('one'), await store('two')];
    const withoutRow = fileKey(crypto.randomUUID());
    await original.create(withoutRow, Buffer.from('x'));
    await copyFiles(original, copy, start);
    const late = await store('after the copy');
    const config = { ...backend.config, fileStorage: join(home, 'new') };
    const lost = [late.slice('files/'.length)];
    expect(await restoreFiles({ database: backend.database, config }, copy)).toEqual({ restored: 2, lost });
    const restored = await fileStorage(config);
    expect(await keys(restored)).toEqual([one, two].sort());
    expect((await restored.read(one))?.bytes.toString()).toBe('one');
    await requireOwnStorage(backend.database, config);
  });

  it('leaves files that are there', async () => {
    await store('one');
    await copyFiles(original, copy, start);
    expect(await restoreFiles(backend, copy)).toEqual({ restored: 0, lost: [] });
  });
});
