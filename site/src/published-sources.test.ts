import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { publishedSources, storePublishedSources } from './published-sources.ts';

let store: string;
beforeEach(async () => {
  store = await mkdtemp(join(tmpdir(), 'store-'));
});
afterEach(() => rm(store, { recursive: true }));

it('the next start reads what was published', async () => {
  expect(await publishedSources(store)).toEqual({});
  await storePublishedSources(store, { shell: 'a1' });
  expect(await publishedSources(store)).toEqual({ shell: 'a1' });
});

it.each(['', '{"shell": "a', 'null', '["a1"]', '{"shell": 1}'])('ignores a damaged file (%j)', async (text) => {
  await writeFile(join(store, 'fingerprints.json'), text);
  expect(await publishedSources(store)).toEqual({});
});
