import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { eq, sql } from 'drizzle-orm';
import { pictureSources, pictures } from '../pictures/picture-table.ts';
import { type TestBackend, testBackend } from '../testing/index.ts';
import { storedFiles } from '../uploads/stored-file-table.ts';
import { announceFile, deleteFiles } from './delete-files.ts';
import { fileKey, fileStorage } from './file-storage.ts';
import { fileDeletions } from './file-storage-tables.ts';

let backend: TestBackend;
beforeAll(async () => {
  backend = await testBackend();
});
afterAll(() => backend.close());
beforeEach(() => backend.database.delete(fileDeletions));

const write = async (id: string) => (await fileStorage(backend.config)).create(fileKey(id), Buffer.from('x'));
const exists = async (id: string) => (await (await fileStorage(backend.config)).read(fileKey(id))) !== undefined;
const hoursLater = (hours: number) =>
  backend.database.update(fileDeletions).set({ dueAt: sql`${fileDeletions.dueAt} - ${hours} * interval '1 hour'` });

async function storeDocument(): Promise<string> {
  const id = crypto.randomUUID();
  await write(id);
  await backend.database.insert(storedFiles).values({ id, mediaType: 'application/pdf', byteSize: 1 });
  return id;
}

async function storePicture(): Promise<string> {
  const id = crypto.randomUUID();
  await write(id);
  await backend.database.insert(pictures).values({ id, width: 1, height: 1, alt: 'A dot' });
  await backend.database.insert(pictureSources).values({ pictureId: id, mediaType: 'image/webp' });
  return id;
}

describe('deleteFiles', () => {
  it('deletes the file of a deleted row, an hour later', async () => {
    const [id, other] = [await storeDocument(), await storeDocument()];
    await backend.database.delete(storedFiles).where(eq(storedFiles.id, id));
    await deleteFiles(backend);
    expect(await exists(id)).toBe(true);
    await hoursLater(1);
    await deleteFiles(backend);
    expect(await exists(id)).toBe(false);
    expect(await exists(other)).toBe(true);
    expect(await backend.database.$count(fileDeletions)).toBe(0);
  });

  it('deletes the file of a picture whose row a cascade deleted', async () => {
    const id = await storePicture();
    await backend.database.delete(pictures).where(eq(pictures.id, id));
    await hoursLater(1);
    await deleteFiles(backend);
    expect(await exists(id)).toBe(false);
  });

  it('deletes an upload that was never committed, a day later', async () => {
    const id = crypto.randomUUID();
    await announceFile(backend.database, id);
    await write(id);
    await hoursLater(23);
    await deleteFiles(backend);
    expect(await exists(id)).toBe(true);
    await hoursLater(1);
    await deleteFiles(backend);
    expect(await exists(id)).toBe(false);
  });

  it('does not delete the file of a row, whatever was announced', async () => {
    const ids = [await storeDocument(), await storePicture()];
    for (const id of ids) await announceFile(backend.database, id);
    await hoursLater(24);
    await deleteFiles(backend);
    for (const id of ids) expect(await exists(id)).toBe(true);
    expect(await backend.database.$count(fileDeletions)).toBe(0);
  });

  it('deletes more than a batch', async () => {
    const ids = await Promise.all(Array.from({ length: 120 }, storeDocument));
    await backend.database.delete(storedFiles);
    await hoursLater(1);
    await deleteFiles(backend);
    expect(await Promise.all(ids.map(exists))).toEqual(ids.map(() => false));
  });
});
