import { describe, expect, it } from '@jest/globals';
import { aBuild, aPage, aRemoteRelease } from 'federation/testing';
import { createPageTables } from './page-tables.ts';

const remote = (name: string, version = '1.0.0') =>
  aRemoteRelease({
    name,
    version,
    pages: [aPage({ path: `/${name}`, page: 'a' })],
    exposes: { a: { js: [], css: [], shared: [] } },
  });
const build = aBuild({
  id: 'b1',
  remotes: { 'remote-a': remote('remote-a', '2.0.0'), 'remote-b': remote('remote-b') },
});

describe('page tables', () => {
  it('know the page asked for at once and the rest after one request, announced', async () => {
    let asked = 0;
    const learnt: string[] = [];
    const matched = { ...remote('remote-a'), pages: [], exposes: {} };
    const tables = createPageTables(
      matched,
      async () => {
        asked += 1;
        return build;
      },
      ({ id }) => learnt.push(id),
    );
    let told = 0;
    tables.onChange(() => {
      told += 1;
    });
    expect([tables.whole(), tables.known()]).toEqual([false, [matched]]);
    expect(await Promise.all([tables.load(), tables.load()])).toEqual([true, true]);
    expect(tables.known().map(({ name, version }) => `${name}@${version}`)).toEqual([
      'remote-a@1.0.0',
      'remote-b@1.0.0',
    ]);
    const { pages, exposes } = remote('remote-a');
    expect(tables.known()[0]).toEqual({ ...matched, pages, exposes });
    expect([asked, told, learnt]).toEqual([1, 1, ['b1']]);
  });

  it.each([
    ['nothing', () => Promise.reject(new Error('offline'))],
    ['nonsense', async () => ({ id: 'b1' })],
  ])('after %s can be asked again', async (_name, broken) => {
    let answer: () => Promise<unknown> = broken;
    const tables = createPageTables(
      null,
      () => answer(),
      () => {},
    );
    expect(await tables.load()).toBe(false);
    answer = async () => build;
    expect(await tables.load()).toBe(true);
  });

  it('isolate a remote of a newer format and know the pages of the others', async () => {
    const remotes = { ...build.remotes, 'remote-b': { ...remote('remote-b'), format: 99, pages: [{ path: '/b' }] } };
    const tables = createPageTables(
      null,
      async () => ({ ...build, remotes }),
      () => {},
    );
    expect(await tables.load()).toBe(true);
    expect(tables.known().map(({ name, unsupported, pages }) => [name, unsupported, pages[0]?.path])).toEqual([
      ['remote-a', undefined, '/remote-a'],
      ['remote-b', expect.stringContaining('has format 99'), '/b'],
    ]);
  });
});
