import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { folderStorage, type Storage } from 'storage';
import { keys } from '../store-keys.ts';
import { resolveStack } from './resolve-stack.ts';

/** Maps line 1, column 101 of the file to line 6, column 6 of the source, the name `explode`. */
const map = {
  version: 3,
  sources: ['remote-checkout/src/pages/order.page.tsx'],
  names: ['explode'],
  mappings: 'oGAKKA',
};

let home: string;
let storage: Storage;
beforeEach(async () => {
  home = await mkdtemp(join(tmpdir(), 'stack-'));
  storage = folderStorage(home);
  const key = keys.releaseMap('remote-checkout', '1.4.0', 'order.3c4d.js.map');
  await storage.create(key, Buffer.from(JSON.stringify(map)));
});
afterEach(() => rm(home, { recursive: true }));

describe('the stack of a released file', () => {
  it.each([
    'https://verandah.example/assets/remote-checkout/order.3c4d.js:1:101',
    '/assets/remote-checkout/order.3c4d.js?try=2:1:101',
  ])('leads to the source: %s', async (position) => {
    expect(await resolveStack(storage, `Error: broken\n    at Order (${position})`)).toBe(
      'Error: broken\n    at Order (remote-checkout/src/pages/order.page.tsx:6:6 [explode])',
    );
  });

  it('is found in a log entry with escaped line breaks', async () => {
    const entry = '{"stack":"Error: broken\\n    at a (/assets/remote-checkout/order.3c4d.js:1:101)"}';
    expect(await resolveStack(storage, entry)).toContain('broken\n    at a (remote-checkout/src/pages/order.page.tsx');
  });

  it('stays as it is without a stored map and for other addresses', async () => {
    const stack =
      'at a (/assets/remote-checkout/other.1.js:1:2)\nat b (/assets/remote-gone/x.js:1:2)\nat c (node:fs:1:2)';
    expect(await resolveStack(storage, stack)).toBe(stack);
  });
});
