import { describe, expect, it } from '@jest/globals';
import { defineRemote } from './define-remote.ts';
import { budgetOf } from './ownership.ts';
import { pathClaims } from './path-claims.ts';

const name = 'remote-listings';
const owner = { team: 'Listings', support: 'listings@verandah.example' };
const budgets = { bytes: 20_000, requests: 4 };
const pages = [{ path: '/listings/:id', page: 'listing', title: 'Listing' }];

describe('defineRemote', () => {
  it('protects a page and gives it the default layout by default', () => {
    expect(defineRemote({ name, owner, budgets, pages }).pages[0]).toMatchObject({
      access: 'protected',
      layout: 'default',
      guards: [],
    });
  });

  it.each([
    ['an unknown layout', { layout: 'wide' }, 'pages[0].layout'],
    ['an unknown guard', { guards: ['owner'] }, 'pages[0].guards[0]'],
    ['a splat', { path: '/listings/*' }, 'pages[0].path'],
    ['a relative path', { path: 'listings' }, 'pages[0].path'],
    ['a page that is no file name', { page: '../secret' }, 'pages[0].page'],
    ['no title', { title: '' }, 'pages[0].title'],
    [
      'a badge from another site',
      { nav: { in: 'main', label: 'Inbox', order: 1, badge: '/api/inbox/../..//evil.example' } },
      'pages[0].nav.badge',
    ],
    ['an unknown mode', { nav: { in: 'main', mode: 'buy', label: 'Buy', order: 1 } }, 'pages[0].nav.mode'],
  ])('rejects %s and names the field', (_, lie, field) => {
    const page = { path: '/listings', page: 'listings', title: 'Listings', ...lie };
    expect(() => defineRemote({ name, owner, budgets, pages: [page as never] })).toThrow(field);
  });

  it('accepts the versions of the mount contract that the shell has', () => {
    expect(defineRemote({ name, owner, budgets, mount: 1, pages }).mount).toBe(1);
    expect(defineRemote({ name, owner, budgets, pages }).mount).toBeUndefined();
    expect(() => defineRemote({ name, owner, budgets, mount: 2 as never, pages })).toThrow('mount');
  });

  it('rejects a table without pages and an invalid remote name', () => {
    expect(() => defineRemote({ name, owner, budgets, pages: [] })).toThrow('remote.ts of remote-listings');
    expect(() => defineRemote({ name: 'listings', owner, budgets, pages })).toThrow('name');
  });

  it('rejects two pages on one path', () => {
    const both = [...pages, { path: '/listings/:listingId', page: 'other', title: 'Other' }];
    expect(() => defineRemote({ name, owner, budgets, pages: both })).toThrow(
      'claims /listings/:, which belongs to remote-listings (page "listing"',
    );
  });
});

describe('the owner and the budgets of a remote', () => {
  it.each(['listings@verandah.example', 'https://chat.verandah.example/listings'])(
    'accepts the support %s',
    (support) => {
      expect(defineRemote({ name, owner: { team: 'Listings', support }, budgets, pages }).owner.support).toBe(support);
    },
  );

  it.each(['', 'listings', 'http://chat.verandah.example', 'javascript:alert(1)', 'a@b.example c'])(
    'rejects the support "%s"',
    (support) => {
      const definition = { name, owner: { team: 'Listings', support }, budgets, pages };
      expect(() => defineRemote(definition)).toThrow('owner.support');
    },
  );

  it('rejects a remote without owner or budgets, and a budget of nothing', () => {
    expect(() => defineRemote({ name, budgets, pages } as never)).toThrow('owner');
    expect(() => defineRemote({ name, owner, pages } as never)).toThrow('budgets');
    expect(() => defineRemote({ name, owner, budgets: { ...budgets, bytes: 0 }, pages })).toThrow('budgets.bytes');
  });

  it('has other limits for single pages, and only for pages that exist', () => {
    const some = { ...budgets, pages: { listing: { bytes: 30_000 } } };
    const defined = defineRemote({ name, owner, budgets: some, pages }).budgets;
    expect(budgetOf(defined, 'listing')).toEqual({ bytes: 30_000, requests: 4 });
    expect(budgetOf(defined, 'other')).toEqual({ bytes: 20_000, requests: 4 });
    expect(() => defineRemote({ name, owner, budgets: { ...budgets, pages: { lost: {} } }, pages })).toThrow(
      'budgets.pages names "lost", which is no page',
    );
  });
});

describe('pathClaims', () => {
  const remote = (remoteName: string, path: string) => ({
    name: remoteName,
    pages: defineRemote({ name: remoteName, owner, budgets, pages: [{ path, page: 'page', title: 'Page' }] }).pages,
  });

  it('accepts a literal beside a parameter', () => {
    expect(pathClaims([remote('remote-a', '/properties/:id'), remote('remote-b', '/properties/create')])).toEqual([]);
  });

  it('counts every length of a path with optional segments', () => {
    const search = remote('remote-a', '/search/:kind?/:type?');
    expect(pathClaims([search, remote('remote-b', '/search')])).toEqual([
      'remote-b (page "page", /search) claims /search, which belongs to remote-a (page "page", /search/:kind?/:type?)',
    ]);
    expect(pathClaims([search, remote('remote-b', '/search/:kind')])).toHaveLength(1);
    expect(pathClaims([search, remote('remote-b', '/search/:a/:b/:c')])).toEqual([]);
  });

  it('gives the home page one owner', () => {
    expect(pathClaims([remote('remote-a', '/'), remote('remote-b', '/')])).toHaveLength(1);
  });
});
