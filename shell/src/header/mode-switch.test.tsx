import { describe, expect, it } from '@jest/globals';
import { act, screen, within } from '@testing-library/react';
import type { Session } from 'shared-auth';
import { aRemote, openSite, signedIn } from '../testing/open-site.tsx';

const remote = aRemote('remote-main', [
  { path: '/', page: 'home', nav: { in: 'main', label: 'Home', order: 10 } },
  { path: '/rent', page: 'rent', nav: { in: 'main', label: 'Rent', order: 20 } },
  { path: '/search', page: 'search', access: 'public', nav: { in: 'main', label: 'Search', order: 10 } },
  { path: '/shortlist', page: 'shortlist', access: 'guest', nav: { in: 'main', label: 'Shortlist', order: 12 } },
  // Both against their access.
  { path: '/viewings', page: 'viewings', nav: { in: 'main', mode: 'find', label: 'Viewings', order: 16 } },
  {
    path: '/rules',
    page: 'rules',
    access: 'public',
    nav: { in: 'main', mode: 'manage', label: 'Rules', order: 30 },
  },
  { path: '/viewings/:id', page: 'viewing', activeNavPath: '/viewings' },
  { path: '/rules/:state', page: 'state-rules', access: 'public', activeNavPath: '/rules' },
  { path: '/orders', page: 'orders' },
  { path: '/listings/:id', page: 'listing', access: 'public' },
  { path: '/apply', page: 'apply', access: 'guest' },
]);

const find = ['Search', 'Shortlist', 'Viewings'];
const manage = ['Home', 'Rent', 'Rules'];

const open = (path: string, session?: Session | 'unknown') => openSite(path, { remotes: [remote], session });
const links = () =>
  within(screen.getByRole('navigation', { name: 'Main' }))
    .getAllByRole('link')
    .map((link) => link.textContent);
const findSwitch = async () => within(await screen.findByRole('navigation', { name: 'Find or manage' }));
const currentOf = (modes: Awaited<ReturnType<typeof findSwitch>>) =>
  modes.getByRole('link', { current: true }).textContent;

describe('the modes of the header', () => {
  it.each([
    ['a page that names a mode', '/viewings', 'Find a home', find],
    ['a page that names a mode', '/rules', 'Manage', manage],
    ['a page below one that names a mode', '/viewings/1', 'Find a home', find],
    ['a page below one that names a mode', '/rules/nsw', 'Manage', manage],
    ['a protected page of an older remote', '/rent', 'Manage', manage],
    ['a public page of an older remote', '/search', 'Find a home', find],
    ['a protected page without an entry', '/orders', 'Manage', manage],
    ['a public page without an entry', '/listings/1', 'Find a home', find],
    ['a guest page without an entry', '/apply', 'Find a home', find],
  ])('follow the current page: %s, %s', async (_, path, current, shown) => {
    await open(path, signedIn);
    expect(links()).toEqual(shown);
    expect(currentOf(await findSwitch())).toBe(current);
  });

  it('are switched by two links; going back returns to the former mode', async () => {
    const { router } = await open('/rent', signedIn);
    const modes = await findSwitch();
    expect(modes.getByRole('link', { name: 'Manage' })).toHaveAttribute('href', '/');
    const toFind = modes.getByRole('link', { name: 'Find a home' });
    expect(toFind).toHaveAttribute('href', '/search');
    await act(async () => toFind.click());
    expect(await screen.findByRole('heading', { name: 'search' })).toBeVisible();
    expect([currentOf(modes), links()]).toEqual(['Find a home', find]);
    await act(() => router.navigate(-1));
    expect(await screen.findByRole('heading', { name: 'rent' })).toBeVisible();
    expect([currentOf(modes), links()]).toEqual(['Manage', manage]);
  });

  it('are hidden from visitors, who get the public links to find a home on every page', async () => {
    const { unmount } = await open('/search');
    expect(links()).toEqual(['Search', 'Shortlist']);
    expect(screen.queryByRole('link', { name: 'Manage' })).toBeNull();
    unmount();
    await open('/rules');
    expect(links()).toEqual(['Search', 'Shortlist']);
  });

  it('show on a protected page the same links before and after the session loads', async () => {
    await open('/rent', 'unknown');
    expect(links()).toEqual(manage);
    expect(screen.queryByRole('link', { name: 'Find a home' })).toBeNull();
  });
});
