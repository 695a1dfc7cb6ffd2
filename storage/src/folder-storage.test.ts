import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { folderStorage } from '../index.ts';
import { keys } from '../storage/storage.ts';
import { type TestSite, testSite } from '../testing/test-site.ts';

let site: TestSite;
beforeEach(async () => {
  site = await testSite();
});
afterEach(() => site.remove());

describe('folderStorage', () => {
  it('lets exactly one of many swaps succeed', async () => {
    const tag = (await site.storage.read(keys.latest))?.tag ?? null;
    const swaps = Array.from({ length: 20 }, (_one, index) =>
      folderStorage(site.store).swap(keys.latest, tag, Buffer.from(`${index}`)),
    );
    expect((await Promise.all(swaps)).filter(Boolean)).toHaveLength(1);
  });

  it('waits for a fresh claim and passes one that a dead process left', async () => {
    const tag = (await site.storage.read(keys.latest))?.tag ?? null;
    await writeFile(join(site.store, `${keys.latest}.claim-1`), '');
    expect(await site.storage.swap(keys.latest, tag, Buffer.from('x'))).toBe(false);
    expect(await folderStorage(site.store, -1).swap(keys.latest, tag, Buffer.from('x'))).toBe(true);
    expect(await site.storage.keys('builds/')).not.toContain(`${keys.latest}.claim-1`);
  });
});
