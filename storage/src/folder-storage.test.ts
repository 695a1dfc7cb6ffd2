import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { folderStorage } from './folder-storage.ts';
import { keysIn } from './storage.ts';
import { itIsAStorage } from './testing/storage-contract.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'verandah-storage-'));
});
afterAll(() => rm(folder, { recursive: true }));

describe('folderStorage', () => {
  itIsAStorage(() => folderStorage(folder));

  it('waits for a fresh claim and passes one that a dead process left', async () => {
    await mkdir(join(folder, 'claims'));
    await writeFile(join(folder, 'claims/key.claim-1'), '');
    expect(await folderStorage(folder).swap('claims/key', null, Buffer.from('x'))).toBe(false);
    expect(await folderStorage(folder, -1).swap('claims/key', null, Buffer.from('x'))).toBe(true);
    expect(await keysIn(folderStorage(folder), 'claims/')).toEqual(['claims/key']);
  });
});
