import { describe, expect, it } from '@jest/globals';
import { page } from 'federation';
import { createPageTables } from './page-tables.ts';

const facts = { version: '1.0.0', commit: 'c', builtAt: 't', files: {} };
const remote = (name: string, version = '1.0.0') => ({
  kind: 'remote' as const,
  name,
  ...facts,
  version,
  pages: [page.parse({ path: '/a', page: 'a', title: 'A' })],
  container: { global: 'g', entry: 'e.js' },
  exposes: { a: { js: [], css: [], shared: [] } },
  needs: {},
  names: {},
});
const build = {
  id: 'b1',
  createdAt: 't',
  previous: null,
  reason: 'r',
  shell: { kind: 'shell', name: 'shell', ...facts, entry: { js: [], css: [] }, provides: {}, names: {} },
  remotes: { 'remote-a': remote('remote-a', '2.0.0'), 'remote-b': remote('remote-b') },
};

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
});
