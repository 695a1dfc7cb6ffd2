import { expect, it } from '@jest/globals';
import type { Storage } from 'storage';
import { cachedHistory } from './cached-history.ts';

const build = (id: string, previous: string | null) => ({
  id,
  previous,
  createdAt: '2026-01-01T00:00:00.000Z',
  reason: 'promote',
  shell: { version: '1.0.0' },
  remotes: {},
});

/** A store with these builds, which counts how often a file is read. */
function store(...builds: ReturnType<typeof build>[]) {
  const reads: string[] = [];
  const files = new Map(builds.map((one) => [`builds/meta/${one.id}.json`, one]));
  const read: Storage['read'] = async (key) => {
    reads.push(key.slice('builds/meta/'.length, -'.json'.length));
    const file = files.get(key);
    return file && { bytes: Buffer.from(JSON.stringify(file)), tag: '' };
  };
  const list: Storage['list'] = async function* () {
    for (const key of files.keys()) yield { key, modifiedAt: new Date(0), byteSize: 1, version: '1' };
  };
  return { reads, add: (one: ReturnType<typeof build>) => files.set(`builds/meta/${one.id}.json`, one), read, list };
}

const reader = ({ read, list }: ReturnType<typeof store>, now?: () => number) =>
  cachedHistory({ read, list } as Storage, now);

it('reads the live build and the canary beside it once, also at the same time', async () => {
  const files = store(build('a', null), build('b', 'a'), build('canary', 'b'));
  let now = 0;
  const history = reader(files, () => (now += 3_600_000));
  for (let time = 0; time < 3; time += 1) await Promise.all([history('b'), history('canary'), history('b')]);
  expect(files.reads.sort()).toEqual(['a', 'a', 'b', 'b', 'canary']);
  expect((await history('canary')).builds.map(({ id }) => id)).toEqual(['canary', 'b', 'a']);
});

it('forgets builds that are not live any more', async () => {
  const files = store(build('a', null), build('b', 'a'), build('c', 'b'));
  const history = reader(files);
  for (const id of ['a', 'b', 'c', 'a']) await history(id);
  expect(files.reads.filter((id) => id === 'a')).toHaveLength(4);
});

it('reads a broken history again after a minute, because it may have been repaired', async () => {
  const files = store(build('b', 'a'));
  let now = 0;
  const history = reader(files, () => now);
  expect((await history('b')).broken).toContain('is missing');
  files.add(build('a', null));
  now = 59_000;
  expect((await history('b')).broken).toContain('is missing');
  now = 60_000;
  expect((await history('b')).broken).toBeUndefined();
});

it('does not cache a read that failed', async () => {
  const files = store(build('a', null));
  let fails = true;
  const read: Storage['read'] = async (key) => {
    if (fails) throw new Error('the network is down');
    return files.read(key);
  };
  const history = cachedHistory({ ...files, read } as Partial<Storage> as Storage);
  await expect(history('a')).rejects.toThrow('the network is down');
  fails = false;
  expect((await history('a')).builds).toHaveLength(1);
});

it('is empty when nothing is live', async () => {
  expect(await reader(store())(null)).toEqual({ builds: [], broken: undefined });
});
