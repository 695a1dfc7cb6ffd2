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
  it('know the first page at once and the others after one request, and notify', async () => {
    let requests = 0;
    const builds: string[] = [];
    const matched = { ...remote('remote-a'), pages: [], exposes: {} };
    const tables = createPageTables(
      { matched, buildId: 'b1' },
      async () => {
        requests += 1;
        return build;
      },
      ({ id }) => builds.push(id),
    );
    let notifications = 0;
    tables.onChange(() => {
      notifications += 1;
    });
    expect([tables.isComplete(), tables.known()]).toEqual([false, [matched]]);
    expect(await Promise.all([tables.load(), tables.load()])).toEqual([true, true]);
    expect(tables.known().map(({ name, version }) => `${name}@${version}`)).toEqual([
      'remote-a@1.0.0',
      'remote-b@1.0.0',
    ]);
    const { pages, exposes } = remote('remote-a');
    expect(tables.known()[0]).toEqual({ ...matched, pages, exposes });
    expect([requests, notifications, builds]).toEqual([1, 1, ['b1']]);
  });

  it.each([
    ['nothing', () => Promise.reject(new Error('offline'))],
    ['nonsense', async () => ({ id: 'b1' })],
    ['null', async () => null],
    ['the table of another build', async () => ({ ...build, id: 'b2' })],
  ])('(b.21) load again after %s', async (name, broken) => {
    let respond: () => Promise<unknown> = broken;
    const tables = createPageTables(
      { matched: null, buildId: 'b1' },
      () => respond(),
      () => {},
    );
    expect(await tables.load()).toBe(false);
    expect(tables.failure()).toMatchObject({ name: name === 'nothing' ? 'Error' : 'BuildTableError' });
    respond = async () => build;
    expect(await tables.load()).toBe(true);
  });

  it('isolate a remote of a newer format and know the pages of the others', async () => {
    const remotes = { ...build.remotes, 'remote-b': { ...remote('remote-b'), format: 99, pages: [{ path: '/b' }] } };
    const tables = createPageTables(
      { matched: null, buildId: 'b1' },
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
