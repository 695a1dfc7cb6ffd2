import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { copyKeys, copyStorage } from './copy-storage.ts';
import { folderStorage } from './folder-storage.ts';
import { keysIn, type Storage } from './storage.ts';

let home: string;
let source: Storage;
let copy: Storage;
/** The keys that were read from the source. */
let reads: string[];
let time: number;
beforeEach(async () => {
  home = await mkdtemp(join(tmpdir(), 'verandah-copy-'));
  source = folderStorage(join(home, 'source'));
  copy = folderStorage(join(home, 'copy'));
  reads = [];
  time = 0;
});
afterEach(() => rm(home, { recursive: true }));

const pointer = 'builds/latest.json';
const observed = (): Storage => ({
  ...source,
  read: (key) => {
    reads.push(key);
    return source.read(key);
  },
});
const start = (from = observed()) =>
  copyStorage(from, join(home, 'copy'), {
    pointer,
    isNeeded: (key) => !key.includes('/maps/'),
    listEveryMs: 15_000,
    now: () => time,
  });
const write = async (storage: Storage, key: string, text: string) => {
  const tag = (await storage.read(key))?.tag ?? null;
  expect(await storage.swap(key, tag, Buffer.from(text))).toBe(true);
};
const textAt = async (key: string) => (await copy.read(key))?.bytes.toString();

describe('copyStorage', () => {
  it('copies everything, and later only what has changed', async () => {
    await write(source, 'assets/shell/a.js', 'a');
    await write(source, pointer, '{"id":"1"}');
    const refresh = start();
    await refresh();
    expect(await textAt('assets/shell/a.js')).toBe('a');
    expect(await textAt(pointer)).toBe('{"id":"1"}');
    await write(source, 'assets/shell/b.js', 'b');
    await write(source, pointer, '{"id":"2"}');
    reads = [];
    await refresh();
    expect(reads).toEqual([pointer, 'assets/shell/b.js']);
    expect(await textAt(pointer)).toBe('{"id":"2"}');
  });

  it('lists files again while the pointer stays the same, but not each time', async () => {
    await write(source, pointer, '{"id":"1"}');
    const refresh = start();
    await refresh();
    await write(source, 'releases/remote-x/1.0.0/release.json', 'preview');
    time = 14_999;
    await refresh();
    expect(await textAt('releases/remote-x/1.0.0/release.json')).toBeUndefined();
    time = 15_000;
    await refresh();
    expect(await textAt('releases/remote-x/1.0.0/release.json')).toBe('preview');
  });

  it('copies a file that was written again', async () => {
    await write(source, pointer, '{"id":"1"}');
    await write(source, 'builds/meta/1.dsse.json', 'old key');
    const refresh = start();
    await refresh();
    await write(source, 'builds/meta/1.dsse.json', 'new key');
    time = 15_000;
    await refresh();
    expect(await textAt('builds/meta/1.dsse.json')).toBe('new key');
  });

  it('goes on after a restart with what is missing', async () => {
    await write(source, 'assets/shell/a.js', 'a');
    await write(source, pointer, '{"id":"1"}');
    await start()();
    await write(source, 'assets/shell/b.js', 'b');
    reads = [];
    await start()();
    expect(reads).toEqual([pointer, 'assets/shell/b.js']);
  });

  it('keeps the old pointer when a file of the new one cannot be read, and goes on at the next call', async () => {
    await write(source, pointer, '{"id":"1"}');
    let isDown = false;
    const refresh = start({
      ...source,
      read: async (key) => {
        if (isDown && key === 'assets/shell/b.js') throw new Error('the bucket is down');
        return source.read(key);
      },
    });
    await refresh();
    await write(source, 'assets/shell/a.js', 'a');
    await write(source, 'assets/shell/b.js', 'b');
    await write(source, pointer, '{"id":"2"}');
    isDown = true;
    await expect(refresh()).rejects.toThrow('the bucket is down');
    expect(await textAt(pointer)).toBe('{"id":"1"}');
    isDown = false;
    await refresh();
    expect(await textAt('assets/shell/b.js')).toBe('b');
    expect(await textAt(pointer)).toBe('{"id":"2"}');
  });

  it('copies a file again that is missing in the copy, after a restart', async () => {
    await write(source, 'assets/shell/a.js', 'a');
    await start()();
    await copy.remove('assets/shell/a.js');
    await start()();
    expect(await textAt('assets/shell/a.js')).toBe('a');
  });

  it('copies no file that is not needed', async () => {
    await write(source, 'releases/shell/1.0.0/maps/a.js.map', '{}');
    await start()();
    expect(await textAt('releases/shell/1.0.0/maps/a.js.map')).toBeUndefined();
  });

  it('deletes no file', async () => {
    await write(source, 'assets/shell/a.js', 'a');
    await start()();
    await source.remove('assets/shell/a.js');
    await start()();
    expect(await textAt('assets/shell/a.js')).toBe('a');
  });

  it('never writes outside of the copy', async () => {
    const file = { key: 'releases/../../outside', modifiedAt: new Date(), byteSize: 1, version: '1' };
    const hostile: Storage = {
      ...source,
      async *list() {
        yield file;
      },
      read: async (key) => (key === file.key ? { bytes: Buffer.from('x'), tag: '1' } : undefined),
    };
    await expect(start(hostile)()).rejects.toThrow('is not the key of a file');
    expect(await keysIn(folderStorage(home), '')).not.toContain('outside');
  });

  it('does not take a pointer for copied while another process writes it', async () => {
    await write(source, pointer, '{"id":"1"}');
    await write(copy, 'builds/other', '');
    await writeFile(join(home, 'copy', `${pointer}.claim-1`), '');
    const refresh = start();
    await expect(refresh()).rejects.toThrow('is being written by another process');
    await rm(join(home, 'copy', `${pointer}.claim-1`));
    await refresh();
    expect(await textAt(pointer)).toBe('{"id":"1"}');
  });

  it('stops between two files', async () => {
    await write(source, 'assets/shell/a.js', 'a');
    await expect(start()(AbortSignal.abort())).rejects.toThrow();
    expect(await textAt('assets/shell/a.js')).toBeUndefined();
  });

  it('copies the files while there is no pointer', async () => {
    await write(source, 'assets/shell/a.js', 'a');
    await start()();
    expect((await keysIn(copy, '')).sort()).toEqual(['.copied.json', 'assets/shell/a.js']);
  });
});

describe('copyKeys', () => {
  it('copies, replaces and deletes the keys, and no other file', async () => {
    const refresh = copyKeys(source, join(home, 'copy'), ['preview-key', 'visit-key']);
    await write(source, 'preview-key', 'first');
    await write(source, 'other', 'o');
    await refresh();
    expect(await keysIn(copy, '')).toEqual(['preview-key']);
    await write(source, 'preview-key', 'second');
    await write(copy, 'other', 'o');
    await refresh();
    expect(await textAt('preview-key')).toBe('second');
    await source.remove('preview-key');
    await refresh();
    expect(await keysIn(copy, '')).toEqual(['other']);
  });

  it('deletes nothing while the storage cannot be read', async () => {
    await write(copy, 'preview-key', 'secret');
    const down: Storage = { ...source, read: () => Promise.reject(new Error('the bucket is down')) };
    await expect(copyKeys(down, join(home, 'copy'), ['preview-key'])()).rejects.toThrow('the bucket is down');
    expect(await textAt('preview-key')).toBe('secret');
  });
});
