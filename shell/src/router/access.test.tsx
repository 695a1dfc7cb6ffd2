import { beforeEach, describe, expect, it } from '@jest/globals';
import { act, screen } from '@testing-library/react';
import { configureSignIn } from 'shared-auth/host';
import { aRemote, openSite, signedIn } from '../testing/open-site.tsx';

const remote = aRemote('remote-a', [
  { path: '/open', page: 'open', access: 'public' },
  { path: '/guest', page: 'guest', access: 'guest' },
  { path: '/closed/:id', page: 'closed' },
]);
const url = { open: '/open?x=1', guest: '/guest', closed: '/closed/7?tab=a&b=%26' };

beforeEach(() => sessionStorage.clear());

describe('access', () => {
  it.each([
    ['open', 'visitor', 'rendered'],
    ['open', 'unknown', 'rendered'],
    ['open', 'owner', 'rendered'],
    ['guest', 'visitor', 'rendered'],
    ['guest', 'unknown', 'waits'],
    ['guest', 'owner', 'rendered'],
    ['closed', 'visitor', 'login'],
    ['closed', 'unknown', 'waits'],
    ['closed', 'owner', 'rendered'],
    ['closed', 'ended', 'waits'],
  ] as const)('(c.51) %s page for %s: %s', async (page, who, outcome) => {
    const session = {
      visitor: { status: 'signedOut' },
      unknown: 'unknown',
      owner: signedIn,
      ended: { status: 'ended', reason: 'No tokens available' },
    } as const;
    const { left, loaded } = await openSite(url[page], { remotes: [remote], session: session[who] });
    expect(screen.queryByRole('heading', { name: page }) !== null).toBe(outcome === 'rendered');
    expect(left).toEqual(outcome === 'login' ? ['/auth/login?redirectUrl=%2Fclosed%2F7%3Ftab%3Da%26b%3D%2526'] : []);
    // The code loads while the session does.
    expect(loaded).toEqual([page]);
  });

  it('protects the settings and opens /unauthorized to everyone', async () => {
    const { left } = await openSite('/settings', { remotes: [], session: { status: 'signedOut' } });
    expect(left).toEqual(['/auth/login?redirectUrl=%2Fsettings%2Fprofile']);
    await openSite('/unauthorized', { remotes: [], session: 'unknown' });
    expect(screen.getByRole('heading', { level: 1, name: 'You don’t have access to this page' })).toBeVisible();
  });
});

describe('an error page', () => {
  const hrefs = () => screen.getAllByRole('link').map((link) => link.getAttribute('href') ?? '');

  it.each(['/nowhere', '/unauthorized'])('%s leads a visitor to the search and never to a login', async (address) => {
    await openSite(address, { remotes: [remote], matched: null, session: { status: 'signedOut' } });
    expect(await screen.findByRole('link', { name: 'Search properties' })).toHaveAttribute('href', '/search');
    expect(screen.getByRole('link', { name: 'Verandah home' })).toHaveAttribute('href', '/search');
    expect(
      hrefs().filter((href) => !/^(#main|\/search\b|\/(renting-rules|about|help|contact|privacy|terms)$)/.test(href)),
    ).toEqual([]);
  });

  it.each(['/nowhere', '/unauthorized'])('%s offers an owner the home page', async (address) => {
    await openSite(address, { remotes: [remote], matched: null, session: signedIn });
    expect(await screen.findByRole('link', { name: 'Go to your home page' })).toHaveAttribute('href', '/');
    expect(screen.getByRole('link', { name: 'Verandah home' })).toHaveAttribute('href', '/');
  });
});

describe('a sign-in that does not persist', () => {
  const open = () => openSite(url.closed, { remotes: [remote], session: { status: 'signedOut' } });

  it('(c.60) redirects three times, then names likely causes; Try again redirects again', async () => {
    for (let load = 0; load < 3; load += 1) {
      const { left, unmount } = await open();
      expect(left).toHaveLength(1);
      unmount();
    }
    const { left, unmount } = await open();
    expect(await screen.findByRole('heading', { name: 'We couldn’t keep you signed in' })).toBeVisible();
    expect(document.title).toBe('Sign-in problem · Verandah');
    expect(document.querySelector('[data-layout]')).toHaveAttribute('data-layout', 'auth');
    expect(left).toEqual([]);
    const redirects: string[] = [];
    configureSignIn({ leaveFor: (path) => redirects.push(path) });
    await act(async () => screen.getByRole('button', { name: 'Try again' }).click());
    expect(redirects).toHaveLength(1);
    unmount();
    expect((await open()).left).toHaveLength(1);
  });
});

describe('context checks', () => {
  const guarded = aRemote('remote-a', [{ path: '/orders/:orderId', page: 'order', guards: ['order'] }]);

  it.each([
    [404, 'Page Not Found', '/orders/o1'],
    [403, 'You don’t have access to this page', '/unauthorized'],
    [500, 'Internal Server Error', '/orders/o1'],
  ])('shows %s as %s', async (status, heading, pathname) => {
    const respond = async () => new Response('', { status });
    const { router } = await openSite('/orders/o1', { remotes: [guarded], session: signedIn, respond });
    expect(await screen.findByRole('heading', { level: 1, name: heading })).toBeVisible();
    expect(router.state.location.pathname).toBe(pathname);
    expect(document.title).toBe(`${status === 403 ? 'Unauthorized' : heading} · Verandah`);
    expect(screen.getByRole('banner')).toBeVisible();
  });

  it('shows a failed request, and tries again', async () => {
    let offline = true;
    const respond = async () => {
      if (offline) throw new TypeError('Failed to fetch');
      return new Response('', { status: 404 });
    };
    await openSite('/orders/o1', { remotes: [guarded], session: signedIn, respond });
    const again = await screen.findByRole('button', { name: 'Try again' });
    offline = false;
    await act(async () => again.click());
    expect(await screen.findByRole('heading', { name: 'Page Not Found' })).toBeVisible();
  });
});
