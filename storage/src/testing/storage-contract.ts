import { expect, it } from '@jest/globals';
import { keysIn, type Storage, type StoredFile } from '../storage.ts';

const bytes = (text: string) => Buffer.from(text);

async function filesIn(storage: Storage, prefix: string): Promise<StoredFile[]> {
  const files: StoredFile[] = [];
  for await (const file of storage.list(prefix)) files.push(file);
  return files;
}

/** Declares the tests that every storage passes. Each test uses keys of its own. */
export function itIsAStorage(open: () => Storage): void {
  it('reads what was created, and nothing at another key', async () => {
    const key = 'read/releases/shell/1.0.0/public/app.1a2b-3_4.js';
    expect(await open().read(key)).toBeUndefined();
    expect(await open().create(key, bytes('one'))).toBe(true);
    expect((await open().read(key))?.bytes.toString()).toBe('one');
    expect(await open().read(`${key}.br`)).toBeUndefined();
  });

  it('stores large files and empty ones', async () => {
    const large = Buffer.alloc(12_000_000, 'photo');
    await open().create('size/large', large);
    await open().create('size/empty', Buffer.alloc(0));
    expect((await open().read('size/large'))?.bytes.equals(large)).toBe(true);
    expect((await open().read('size/empty'))?.bytes.length).toBe(0);
  });

  it('lists the size of each file', async () => {
    await open().create('listed-size/long', bytes('twelve bytes'));
    await open().create('listed-size/empty', Buffer.alloc(0));
    const sizes = (await filesIn(open(), 'listed-size/')).map(({ key, byteSize }) => [key, byteSize]);
    expect(Object.fromEntries(sizes)).toEqual({ 'listed-size/long': 12, 'listed-size/empty': 0 });
  });

  it('does not create a key that exists', async () => {
    await open().create('create/key', bytes('first'));
    expect(await open().create('create/key', bytes('second'))).toBe(false);
    expect((await open().read('create/key'))?.bytes.toString()).toBe('first');
  });

  it('lets one of many simultaneous writers create a key', async () => {
    const writers = Array.from({ length: 20 }, (_, index) => open().create('race/create', bytes(`${index}`)));
    const outcomes = await Promise.all(writers);
    expect(outcomes.filter(Boolean)).toHaveLength(1);
    expect((await open().read('race/create'))?.bytes.toString()).toBe(`${outcomes.indexOf(true)}`);
  });

  it('swaps a file only for the writer that has seen it', async () => {
    const key = 'swap/latest.json';
    expect(await open().swap(key, null, bytes('one'))).toBe(true);
    expect(await open().swap(key, null, bytes('two'))).toBe(false);
    const tag = (await open().read(key))?.tag ?? '';
    expect(await open().swap(key, tag, bytes('two'))).toBe(true);
    expect(await open().swap(key, tag, bytes('three'))).toBe(false);
    expect((await open().read(key))?.bytes.toString()).toBe('two');
    await open().remove(key);
    expect(await open().swap(key, tag, bytes('four'))).toBe(false);
    expect(await open().read(key)).toBeUndefined();
  });

  it('lets one of many simultaneous writers swap a file', async () => {
    await open().create('race/swap', bytes('first'));
    const tag = (await open().read('race/swap'))?.tag ?? '';
    const writers = Array.from({ length: 20 }, (_, index) => open().swap('race/swap', tag, bytes(`${index}`)));
    const outcomes = await Promise.all(writers);
    expect(outcomes.filter(Boolean)).toHaveLength(1);
    expect((await open().read('race/swap'))?.bytes.toString()).toBe(`${outcomes.indexOf(true)}`);
  });

  it('lists the keys of a folder, also more than one page of them', async () => {
    const keys = Array.from({ length: 1_050 }, (_, index) => `list/some/${index}`);
    for (let start = 0; start < keys.length; start += 50) {
      await Promise.all(keys.slice(start, start + 50).map((key) => open().create(key, bytes(key))));
    }
    await open().create('list/some-other/key', bytes('other'));
    expect((await keysIn(open(), 'list/some/')).sort()).toEqual(keys.sort());
    expect(await keysIn(open(), 'list/none/')).toEqual([]);
  });

  it('lists when a file was written, and another version after it was written again', async () => {
    const before = Date.now();
    await open().create('version/key', bytes('one'));
    const [first] = await filesIn(open(), 'version/');
    expect(Math.abs((first?.modifiedAt.getTime() ?? 0) - before)).toBeLessThan(60_000);
    await open().swap('version/key', (await open().read('version/key'))?.tag ?? '', bytes('two'));
    const [second] = await filesIn(open(), 'version/');
    expect(second?.key).toBe('version/key');
    expect(second?.version).not.toBe(first?.version);
  });

  it('removes a file, and does not mind when it is gone', async () => {
    await open().create('remove/key', bytes('one'));
    await open().remove('remove/key');
    await open().remove('remove/key');
    expect(await open().read('remove/key')).toBeUndefined();
    expect(await open().create('remove/key', bytes('two'))).toBe(true);
  });
}
