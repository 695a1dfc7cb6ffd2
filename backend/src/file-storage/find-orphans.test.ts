import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { type TestBackend, testBackend } from '../testing/index.ts';
import { storedFiles } from '../uploads/stored-file-table.ts';
import { announceFile } from './delete-files.ts';
import { fileKey, fileStorage } from './file-storage.ts';
import { findOrphans } from './find-orphans.ts';

let backend: TestBackend;
beforeAll(async () => {
  backend = await testBackend();
});
afterAll(() => backend.close());

it('finds the files that no row and no note knows, a day after they were written', async () => {
  const [withRow, announced, orphan] = Array.from({ length: 3 }, () => crypto.randomUUID());
  const storage = await fileStorage(backend.config);
  for (const id of [withRow, announced, orphan]) await storage.create(fileKey(id ?? ''), Buffer.from('x'));
  await backend.database.insert(storedFiles).values({ id: withRow, mediaType: 'application/pdf', byteSize: 1 });
  await announceFile(backend.database, announced ?? '');
  const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000);
  expect(await findOrphans(backend, inHours(23))).toEqual([]);
  expect(await findOrphans(backend, inHours(25))).toEqual([orphan]);
});
