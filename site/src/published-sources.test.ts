import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { notePublishedSources, publishedSources } from './published-sources.ts';

let store: string;
beforeEach(async () => {
  store = await mkdtemp(join(tmpdir(), 'store-'));
});
afterEach(() => rm(store, { recursive: true }));

it('what was published is known to the next start', async () => {
  expect(await publishedSources(store)).toEqual({});
  await notePublishedSources(store, { shell: 'a1' });
  expect(await publishedSources(store)).toEqual({ shell: 'a1' });
});

it.each(['', '{"shell": "a', 'null', '["a1"]', '{"shell": 1}'])(
  'a note that was damaged (%j) says nothing',
  async (text) => {
    await writeFile(join(store, 'fingerprints.json'), text);
    expect(await publishedSources(store)).toEqual({});
  },
);
