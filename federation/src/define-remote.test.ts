import { describe, expect, it } from '@jest/globals';
import { defineRemote } from './define-remote.ts';
import { pathClaims } from './path-claims.ts';

const name = 'remote-listings';

describe('defineRemote', () => {
  it('protects a page and gives it the default layout by default', () => {
    const { pages } = defineRemote({ name, pages: [{ path: '/listings/:id', page: 'listing', title: 'Listing' }] });
    expect(pages[0]).toMatchObject({ access: 'protected', layout: 'default', guards: [] });
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
    expect(() => defineRemote({ name, pages: [page as never] })).toThrow(field);
  });

  it('rejects a table without pages and an invalid remote name', () => {
    expect(() => defineRemote({ name, pages: [] })).toThrow('remote.ts of remote-listings');
    expect(() => defineRemote({ name: 'listings', pages: [{ path: '/', page: 'home', title: 'Home' }] })).toThrow(
      'name',
    );
  });

  it('rejects two pages on one path', () => {
    const pages = [
      { path: '/listings/:id', page: 'listing', title: 'Listing' },
      { path: '/listings/:listingId', page: 'other', title: 'Other' },
    ];
    expect(() => defineRemote({ name, pages })).toThrow(
      'claims /listings/:, which belongs to remote-listings (page "listing"',
    );
  });
});

describe('pathClaims', () => {
  const remote = (remoteName: string, path: string) => ({
    name: remoteName,
    pages: defineRemote({ name: remoteName, pages: [{ path, page: 'page', title: 'Page' }] }).pages,
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
