import { mkdtemp, readdir, rm, truncate } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { eq } from 'drizzle-orm';
import type { Storage } from 'storage';
import { pictureSources, pictures } from '../pictures/picture-table.ts';
import { type TestBackend, testBackend } from '../testing/index.ts';
import { storedFiles } from '../uploads/stored-file-table.ts';
import { type Backup, copyFiles, restoreFiles } from './copy-files.ts';
import { createCopy, openPlace, type Place } from './copy-place.ts';
import { fileKey } from './file-storage.ts';
import { markOf, requireOwnStorage } from './require-own-storage.ts';

let home: string;
let backend: TestBackend;
let backup: Backup;
beforeEach(async () => {
  home = await mkdtemp(join(tmpdir(), 'verandah-copy-files-'));
  backend = await testBackend({ fileStorage: join(home, 'original') });
  const { database, config } = backend;
  await requireOwnStorage(database, config);
  backup = { database, original: await openPlace(join(home, 'original')), copy: await openPlace(join(home, 'copy')) };
  await createCopy(backup.copy, await markOf(database));
});
afterEach(async () => {
  await backend.close();
  await rm(home, { recursive: true });
});

const start = new Date('2026-11-23T09:00:00Z');
const daysLater = (days: number) => new Date(start.getTime() + days * 24 * 3_600_000);
const filesIn = async (place: 'original' | 'copy' | 'new') => (await readdir(join(home, place, 'files'))).sort();
const textIn = async ({ storage }: Place, id: string) => (await storage.read(fileKey(id)))?.bytes.toString();
const removeOriginal = (id: string) => backup.original.storage.remove(fileKey(id));
const shorten = (place: 'original' | 'copy', id: string) => truncate(join(home, place, fileKey(id)), 1);
const deleteRow = (id: string) => backend.database.delete(storedFiles).where(eq(storedFiles.id, id));
const result = (copied: number, lost: string[] = []) => ({ copied, lost, failures: [] });

/** Runs an update every day. */
async function updateDaily(from: number, to: number): Promise<void> {
  for (let day = from; day <= to; day += 1) await copyFiles(backup, daysLater(day));
}

async function storeWithoutRow(text: string): Promise<string> {
  const id = crypto.randomUUID();
  await backup.original.storage.create(fileKey(id), Buffer.from(text));
  return id;
}

async function store(text: string): Promise<string> {
  const id = await storeWithoutRow(text);
  await backend.database.insert(storedFiles).values({ id, mediaType: 'application/pdf', byteSize: text.length });
  return id;
}

async function storePicture(text: string): Promise<string> {
  const id = await storeWithoutRow(text);
  await backend.database.insert(pictures).values({ id, width: 1, height: 1, alt: 'A dot' });
  await backend.database.insert(pictureSources).values({ pictureId: id, mediaType: 'image/webp' });
  return id;
}

/** A storage that cannot read this file. */
function cannotRead({ address, storage }: Place, id: string): Place {
  const read: Storage['read'] = async (key) => {
    if (key === fileKey(id)) throw new Error('EIO: i/o error, read');
    return storage.read(key);
  };
  return { address, storage: { ...storage, read } };
}

describe('copyFiles', () => {
  it('copies new files, and retains a deleted one for 30 days and one more', async () => {
    const [one, two] = [await store('one'), await store('two')];
    expect(await copyFiles(backup, start)).toEqual(result(2));
    await deleteRow(one);
    await removeOriginal(one);
    const three = await store('three');
    expect(await copyFiles(backup, daysLater(1))).toEqual(result(1));
    await updateDaily(2, 31);
    expect(await filesIn('copy')).toEqual([one, two, three].sort());
    await updateDaily(32, 32);
    expect(await filesIn('copy')).toEqual([two, three].sort());
  });

  it('counts the days again when a file was missing, was there, and is missing again', async () => {
    const one = await storeWithoutRow('one');
    await copyFiles(backup, start);
    await removeOriginal(one);
    await updateDaily(1, 20);
    await backup.original.storage.create(fileKey(one), Buffer.from('one'));
    await copyFiles(backup, daysLater(21));
    await removeOriginal(one);
    await updateDaily(22, 40);
    expect(await filesIn('copy')).toEqual([one]);
  });

  it('never deletes a file with a row, and says that the original lacks it', async () => {
    const ids = [await store('one'), await storePicture('two')].sort();
    await copyFiles(backup, start);
    await rm(join(home, 'original/files'), { recursive: true });
    await updateDaily(1, 40);
    expect(await copyFiles(backup, daysLater(41))).toEqual(result(0, ids));
    expect(await filesIn('copy')).toEqual(ids);
    // The days count from the deletion of the row.
    await backend.database.delete(pictures);
    await updateDaily(42, 43);
    expect(await filesIn('copy')).toEqual(ids);
    expect(await restoreFiles(backup)).toEqual({ restored: 1, lost: [], failures: [] });
  });

  it.each([400, -400])('deletes nothing after one run with a clock that is %d days wrong', async (days) => {
    const one = await storeWithoutRow('one');
    await copyFiles(backup, start);
    await removeOriginal(one);
    await updateDaily(1, 2);
    await updateDaily(days, days);
    await updateDaily(3, 30);
    expect(await filesIn('copy')).toEqual([one]);
    await updateDaily(31, 34);
    expect(await filesIn('copy')).toEqual([]);
  });

  it('goes on after a file that it cannot read, and names it', async () => {
    const [bad, good] = [await store('bad'), await store('good')];
    const original = cannotRead(backup.original, bad);
    const failures = [{ id: bad, reason: 'EIO: i/o error, read' }];
    expect(await copyFiles({ ...backup, original }, start)).toEqual({ copied: 1, lost: [], failures });
    expect(await filesIn('copy')).toEqual([good]);
  });

  it('goes on after a file that it cannot delete, and tries again', async () => {
    const [stuck, old] = [await storeWithoutRow('stuck'), await storeWithoutRow('old')];
    await copyFiles(backup, start);
    for (const id of [stuck, old]) await removeOriginal(id);
    await updateDaily(1, 31);
    const { address, storage } = backup.copy;
    const remove: Storage['remove'] = async (key) => {
      if (key === fileKey(stuck)) throw new Error('EROFS');
      await storage.remove(key);
    };
    const { failures } = await copyFiles(
      { ...backup, copy: { address, storage: { ...storage, remove } } },
      daysLater(32),
    );
    expect(failures).toEqual([{ id: stuck, reason: 'EROFS' }]);
    expect(await filesIn('copy')).toEqual([stuck]);
    await updateDaily(32, 32);
    expect(await filesIn('copy')).toEqual([]);
  });

  it('does not count a file that was deleted after it was listed', async () => {
    const gone = await storeWithoutRow('gone');
    const { address, storage } = backup.original;
    const read: Storage['read'] = async (key) => (key === fileKey(gone) ? undefined : storage.read(key));
    const original = { address, storage: { ...storage, read } };
    expect(await copyFiles({ ...backup, original }, start)).toEqual(result(0));
  });

  it('replaces a truncated file in the copy', async () => {
    const ids = [await store('document'), await storePicture('picture')];
    await copyFiles(backup, start);
    for (const id of ids) await shorten('copy', id);
    expect(await copyFiles(backup, start)).toEqual(result(2));
    expect(await Promise.all(ids.map((id) => textIn(backup.copy, id)))).toEqual(['document', 'picture']);
  });

  it('does not replace a file of the copy with one that was truncated in the original, and names it', async () => {
    const ids = [await store('document'), await storePicture('picture')];
    await copyFiles(backup, start);
    for (const id of ids) await shorten('original', id);
    expect(await copyFiles(backup, start)).toEqual(result(0, ids.sort()));
    expect((await Promise.all(ids.map((id) => textIn(backup.copy, id)))).sort()).toEqual(['document', 'picture']);
    expect(await restoreFiles(backup)).toEqual({ restored: 2, lost: [], failures: [] });
    expect((await Promise.all(ids.map((id) => textIn(backup.original, id)))).sort()).toEqual(['document', 'picture']);
  });

  it('leaves out what is not a file of this site', async () => {
    await backup.original.storage.create('files/lost+found/1', Buffer.of(1));
    await backup.copy.storage.create('files/lost+found/2', Buffer.of(1));
    expect(await copyFiles(backup, start)).toEqual(result(0));
  });

  it('refuses the copy of another database, a place without a copy, and a file storage', async () => {
    const refuses = async (name: string) =>
      expect(copyFiles({ ...backup, copy: await openPlace(join(home, name)) }, start)).rejects;
    await (await openPlace(join(home, 'other'))).storage.create('storage.json', Buffer.from('{"id":"another"}\n'));
    await (await refuses('other')).toThrow('other: expected files of this database, got those of another one');
    await (await refuses('not mounted')).toThrow(/got none. Mount its disk, or .* file-copy create .*not mounted$/);
    await (await refuses('original')).toThrow('original: expected a copy, got a file storage');
    expect((await readdir(home)).sort()).toEqual(['copy', 'original', 'other']);
  });

  it('counts the days again for the copy of an earlier version', async () => {
    const one = await storeWithoutRow('one');
    await copyFiles(backup, start);
    await removeOriginal(one);
    const { storage } = backup.copy;
    await storage.remove('missing-since.json');
    await storage.create('missing-since.json', Buffer.from(`{"${fileKey(one)}":"2026-01-01T00:00:00Z"}`));
    await updateDaily(1, 1);
    expect(await filesIn('copy')).toEqual([one]);
  });
});

describe('restoreFiles', () => {
  it('restores what rows refer to into a new storage, and names what the copy does not have', async () => {
    const [one, two] = [await store('one'), await store('two')];
    await storeWithoutRow('x');
    await copyFiles(backup, start);
    const lost = [await store('after the copy')];
    const original = await openPlace(join(home, 'new'));
    expect(await restoreFiles({ ...backup, original })).toEqual({ restored: 2, lost, failures: [] });
    expect(await filesIn('new')).toEqual([one, two].sort());
    expect(await textIn(original, one)).toBe('one');
    await requireOwnStorage(backend.database, { ...backend.config, fileStorage: original.address });
  });

  it('leaves files that are there', async () => {
    await store('one');
    await copyFiles(backup, start);
    expect(await restoreFiles(backup)).toEqual({ restored: 0, lost: [], failures: [] });
  });

  it('does not restore a truncated file', async () => {
    const one = await store('one');
    await copyFiles(backup, start);
    await shorten('copy', one);
    await removeOriginal(one);
    expect(await restoreFiles(backup)).toEqual({ restored: 0, lost: [one], failures: [] });
  });

  it('goes on after a file that it cannot read, and names it', async () => {
    const [bad, good] = [await store('bad'), await store('good')];
    await copyFiles(backup, start);
    for (const id of [bad, good]) await removeOriginal(id);
    const failures = [{ id: bad, reason: 'EIO: i/o error, read' }];
    const copy = cannotRead(backup.copy, bad);
    expect(await restoreFiles({ ...backup, copy })).toEqual({ restored: 1, lost: [], failures });
    expect(await filesIn('original')).toEqual([good]);
  });
});
