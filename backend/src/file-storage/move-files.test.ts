import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { eq, isNotNull } from 'drizzle-orm';
import { pictureSources, pictures } from '../pictures/picture-table.ts';
import { type TestBackend, testBackend } from '../testing/index.ts';
import { storedFiles } from '../uploads/stored-file-table.ts';
import { fileKey, fileStorage, readBytes } from './file-storage.ts';
import { moveFilesToStorage } from './move-files.ts';

let backend: TestBackend;
beforeAll(async () => {
  backend = await testBackend();
});
afterAll(() => backend.close());

const row = (index: number) => ({ mediaType: 'application/pdf', byteSize: 7, bytes: Buffer.from(`file ${index}`) });

async function insertPictureRow(bytes: Buffer): Promise<string> {
  const id = crypto.randomUUID();
  await backend.database.insert(pictures).values({ id, width: 1, height: 1, alt: 'A dot' });
  await backend.database.insert(pictureSources).values({ pictureId: id, mediaType: 'image/webp', bytes });
  return id;
}

describe('moveFilesToStorage', () => {
  it('moves the files of an earlier version, in batches, and can be repeated', async () => {
    const rows = Array.from({ length: 25 }, (_, index) => row(index));
    const ids = (await backend.database.insert(storedFiles).values(rows).returning()).map(({ id }) => id);
    const pictureId = await insertPictureRow(Buffer.from('a picture'));
    await moveFilesToStorage(backend);
    await moveFilesToStorage(backend);
    expect(await backend.database.$count(storedFiles, isNotNull(storedFiles.bytes))).toBe(0);
    expect(await backend.database.$count(pictureSources, isNotNull(pictureSources.bytes))).toBe(0);
    const contents = await Promise.all(ids.map((id) => readBytes(backend.config, id, null)));
    expect(contents.map(String)).toEqual(rows.map(({ bytes }) => String(bytes)));
    expect(String(await readBytes(backend.config, pictureId, null))).toBe('a picture');
  });

  it('goes on after a job that was killed before its commit', async () => {
    const [found] = await backend.database.insert(storedFiles).values(row(1)).returning();
    const id = found?.id ?? '';
    await (await fileStorage(backend.config)).create(fileKey(id), row(1).bytes);
    await moveFilesToStorage(backend);
    const [moved] = await backend.database.select().from(storedFiles).where(eq(storedFiles.id, id));
    expect(moved?.bytes).toBeNull();
    expect(String(await readBytes(backend.config, id, null))).toBe('file 1');
  });
});
