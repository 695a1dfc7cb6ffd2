import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { isNotNull } from 'drizzle-orm';
import { keysIn } from 'storage';
import { pictureSources, pictures } from '../pictures/picture-table.ts';
import { type TestBackend, testBackend } from '../testing/index.ts';
import { aPdf } from '../testing/insert-document.ts';
import { storedFiles } from '../uploads/stored-file-table.ts';
import { deleteFiles } from './delete-files.ts';
import { fileKey, fileStorage } from './file-storage.ts';
import { fileDeletions } from './file-storage-tables.ts';

const owner = { id: '90000000-0000-4000-8000-000000000001' };
let backend: TestBackend;
let propertyId: string;
let signedIn: Record<string, string>;
beforeAll(async () => {
  backend = await testBackend();
  signedIn = await backend.signInAs(owner);
  propertyId = (await backend.insert.property({ ownerId: owner.id })).id;
});
afterAll(() => backend.close());

const stored = async () => keysIn(await fileStorage(backend.config), 'files/');
const upload = (payload: Buffer) =>
  backend.inject(
    { method: 'POST', url: `/api/properties/${propertyId}/documents?name=lease.pdf&category=other`, payload },
    { ...signedIn, 'content-type': 'application/octet-stream' },
  );

describe('an uploaded file', () => {
  it('is in the file storage and not in the database, and can be downloaded', async () => {
    const made = await upload(aPdf);
    expect(made.statusCode).toBe(201);
    const [row] = await backend.database.select().from(storedFiles);
    expect(row).toMatchObject({ bytes: null, byteSize: aPdf.length, mediaType: 'application/pdf' });
    expect(await stored()).toEqual([fileKey(row?.id ?? '')]);
    expect(await backend.database.$count(fileDeletions)).toBe(0);
    const [version] = made.json().versions;
    const file = await backend.inject({ method: 'GET', url: `/api/document-versions/${version.id}/file` }, signedIn);
    expect(file.rawPayload.equals(aPdf)).toBe(true);
  });

  it('is deleted later when its request fails after the file was written', async () => {
    const before = await stored();
    await backend.database.execute('alter table document_versions add constraint refuse check (number < 0) not valid');
    const failed = await upload(aPdf);
    await backend.database.execute('alter table document_versions drop constraint refuse');
    expect(failed.statusCode).toBe(500);
    expect(await stored()).toHaveLength(before.length + 1);
    await backend.database.update(fileDeletions).set({ dueAt: new Date(0) });
    await deleteFiles(backend);
    expect(await stored()).toEqual(before);
    expect(await backend.database.$count(storedFiles, isNotNull(storedFiles.bytes))).toBe(0);
  });

  it('answers with a problem that no cache stores when the file is missing', async () => {
    const [version] = (await upload(Buffer.concat([aPdf, aPdf]))).json().versions;
    const pictureId = crypto.randomUUID();
    await backend.database.insert(pictures).values({ id: pictureId, width: 800, height: 600, alt: 'A house' });
    await backend.database.insert(pictureSources).values({ pictureId, mediaType: 'image/webp' });
    for (const key of await stored()) await (await fileStorage(backend.config)).remove(key);
    for (const url of [`/api/document-versions/${version.id}/file`, `/api/pictures/${pictureId}/320.webp`]) {
      const reply = await backend.inject({ url }, signedIn);
      expect(reply.statusCode).toBe(503);
      expect(reply.headers).toMatchObject({
        'cache-control': 'no-store',
        'content-type': 'application/problem+json; charset=utf-8',
      });
      expect(reply.json()).toMatchObject({ code: 'file-storage', detail: expect.stringMatching(/Please try again/) });
    }
  });
});
