import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { copyStorage } from './copy-storage.ts';
import { folderStorage } from './folder-storage.ts';
import { openStorage } from './open-storage.ts';
import { keysIn, type Storage } from './storage.ts';
import { itIsAStorage } from './testing/storage-contract.ts';
import { openTestBucket } from './testing/test-bucket.ts';

let bucket: Awaited<ReturnType<typeof openTestBucket>>;
beforeAll(async () => {
  bucket = await openTestBucket();
});
afterAll(() => bucket?.close());

describe('a bucket', () => {
  itIsAStorage(() => bucket.storage);

  it('stores files under a prefix, without those beside it', async () => {
    const [one, other] = await Promise.all(['one', 'other'].map((name) => openStorage(`${bucket.address}/${name}`)));
    await one?.create('files/a', Buffer.from('a'));
    expect(await keysIn(one as Storage, '')).toEqual(['files/a']);
    expect(await keysIn(other as Storage, '')).toEqual([]);
    expect((await bucket.storage.read('one/files/a'))?.bytes.toString()).toBe('a');
  });

  it('rejects what it cannot do', async () => {
    const missing = await openStorage('s3://no-such-bucket-of-verandah');
    await expect(missing.read('a')).rejects.toThrow();
    await expect(missing.create('a', Buffer.from('a'))).rejects.toThrow();
  });

  it('can be copied to a folder', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'verandah-copy-'));
    try {
      const source = await openStorage(`${bucket.address}/copied`);
      await source.create('assets/a.js', Buffer.from('a'));
      await source.create('builds/latest.json', Buffer.from('1'));
      await copyStorage(source, folder, { pointer: 'builds/latest.json', isNeeded: () => true, listEveryMs: 0 })();
      expect((await folderStorage(folder).read('builds/latest.json'))?.bytes.toString()).toBe('1');
      expect((await folderStorage(folder).read('assets/a.js'))?.bytes.toString()).toBe('a');
    } finally {
      await rm(folder, { recursive: true });
    }
  });
});
