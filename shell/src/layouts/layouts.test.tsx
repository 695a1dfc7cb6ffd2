import { describe, expect, it } from '@jest/globals';
import { act, screen, within } from '@testing-library/react';
import type { LayoutName } from 'federation';
import { storeResource } from 'shared-api';
import { enterContexts, updateFocus, useFocused } from 'shared-api/context';
import { aRemote, openSite, signedIn } from '../testing/open-site.tsx';
import { shownProperty } from './layout-contracts.ts';

const aProperty = {
  '@id': '/api/properties/p1',
  '@type': 'ResidentialProperty',
  id: 'p1',
  propertyType: { name: 'Residential' },
  category: { name: 'House' },
  address: {
    fullAddress: '1 Elm St, Richmond VIC 3121',
    streetAddress: '1 Elm St',
    suburb: 'Richmond',
    state: 'VIC',
    postcode: '3121',
  },
  timeZone: 'Australia/Melbourne',
  listings: [],
  ownershipDocuments: [],
};

const main = aRemote('remote-main', [
  { path: '/', page: 'home', title: 'Home', nav: { in: 'main', label: 'Home', order: 1 } },
  { path: '/search', page: 'search', access: 'public', nav: { in: 'main', label: 'Search', order: 2 } },
  {
    path: '/properties/:propertyId',
    page: 'overview',
    layout: 'property-dashboard',
    guards: ['property'],
    nav: { in: 'property', label: 'Overview', order: 1 },
  },
]);
const other = aRemote('remote-other', [
  {
    path: '/properties/:propertyId/tenancies',
    page: 'tenancies',
    layout: 'property-dashboard',
    guards: ['property'],
    nav: { in: 'property', label: 'Tenancies', order: 2 },
  },
]);
const property = async () => Response.json(aProperty);

async function openIn(layout: LayoutName) {
  return openSite('/page', {
    remotes: [aRemote('remote-a', [{ path: '/page', page: 'the-page', access: 'public', layout }])],
  });
}

describe('every layout', () => {
  it.each<LayoutName>([
    'default',
    'clean',
    'checkout',
    'focused-listing',
    'focused-property-create',
    'property-dashboard',
    'auth',
  ])('%s renders the page in its main element, after a skip link, with a link home', async (layout) => {
    await openIn(layout);
    expect(document.querySelector('[data-layout]')).toHaveAttribute('data-layout', layout);
    expect(within(screen.getByRole('main')).getByRole('heading', { name: 'the-page' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Skip to content' })).toHaveAttribute('href', '#main');
    expect(screen.getByRole('main')).toHaveAttribute('id', 'main');
    expect(screen.getByRole('link', { name: 'Verandah home' })).toBeVisible();
  });

  it.each<[LayoutName, boolean]>([
    ['default', true],
    ['clean', true],
    ['property-dashboard', true],
    ['checkout', false],
    ['focused-listing', false],
    ['focused-property-create', false],
    ['auth', false],
  ])('%s has the main navigation: %s', async (layout, has) => {
    await openIn(layout);
    expect(screen.queryByRole('navigation', { name: 'Main' }) !== null).toBe(has);
  });
});

describe('the header', () => {
  it('shows a visitor sign-in and public pages', async () => {
    await openSite('/search', { remotes: [main] });
    expect(screen.getByRole('navigation', { name: 'Main' })).toHaveTextContent(/^Search$/);
    expect(screen.getByRole('button', { name: 'Sign in' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Sign up' })).toBeVisible();
  });

  it('renders before the session has loaded, without account buttons', async () => {
    await openSite('/search', { remotes: [main], session: 'unknown' });
    expect(screen.getByRole('navigation', { name: 'Main' })).toHaveTextContent(/^Search$/);
    expect(screen.queryByRole('button', { name: 'Sign in' })).toBeNull();
  });

  it('shows an owner the account menu', async () => {
    await openSite('/', { remotes: [main], session: signedIn });
    const account = await screen.findByRole('button', { name: 'Account of Olivia Nguyen' });
    await act(async () => account.click());
    expect(account).toHaveAttribute('aria-expanded', 'true');
    expect(screen.getByText('olivia@example.com')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Sign out' })).toBeVisible();
    await act(async () => document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' })));
    expect(screen.queryByText('olivia@example.com')).toBeNull();
    expect(account).toHaveFocus();
  });

  it('opens its menu on a phone, and closes it on the next page', async () => {
    const { router } = await openSite('/', { remotes: [main], session: signedIn });
    const menu = screen.getByRole('button', { name: 'Menu' });
    await act(async () => menu.click());
    expect(menu).toHaveAttribute('aria-expanded', 'true');
    await act(() => router.navigate('/search'));
    expect(screen.getByRole('button', { name: 'Menu' })).toHaveAttribute('aria-expanded', 'false');
  });
});

describe('property-dashboard', () => {
  it('shows the property and links to the pages of all remotes', async () => {
    await openSite('/properties/p1', { remotes: [main, other], session: signedIn, respond: property });
    expect(screen.getByRole('region', { name: 'Property' })).toHaveTextContent('1 Elm StRichmond VIC 3121 · House');
    const side = await screen.findByRole('navigation', { name: 'This property' });
    expect(
      within(side)
        .getAllByRole('link')
        .map((link) => [link.textContent, link.getAttribute('href')]),
    ).toEqual([
      ['Overview', '/properties/p1'],
      ['Tenancies', '/properties/p1/tenancies'],
    ]);
    expect(within(side).getByRole('link', { current: 'page' })).toHaveTextContent('Overview');
  });

  it('shows Page Not Found without the navigation of a property that belongs to another user', async () => {
    let isOwn = false;
    const { router } = await openSite('/properties/p2', {
      remotes: [main, other],
      session: signedIn,
      respond: async () => (isOwn ? Response.json(aProperty) : new Response('', { status: 404 })),
    });
    expect(await screen.findByRole('heading', { level: 1, name: 'Page Not Found' })).toBeVisible();
    expect(screen.getByRole('navigation', { name: 'Main' })).toBeVisible();
    expect(screen.queryByRole('navigation', { name: 'This property' })).toBeNull();
    expect(screen.queryByRole('region', { name: 'Property' })).toBeNull();
    isOwn = true;
    await act(() => router.navigate('/properties/p1'));
    expect(await screen.findByRole('navigation', { name: 'This property' })).toBeVisible();
  });

  it('stays mounted between pages of two remotes', async () => {
    const { router } = await openSite('/properties/p1', {
      remotes: [main, other],
      session: signedIn,
      respond: property,
    });
    const header = screen.getByRole('region', { name: 'Property' });
    const footer = screen.getByRole('contentinfo');
    await act(() => router.navigate('/properties/p1/tenancies'));
    expect(await screen.findByRole('heading', { name: 'tenancies' })).toBeVisible();
    expect(screen.getByRole('region', { name: 'Property' })).toBe(header);
    // A footer that moves to the end of another page would be a layout shift.
    expect(screen.getByRole('contentinfo')).not.toBe(footer);
  });

  it('keeps the context of a page until the next one renders', async () => {
    const seen: unknown[] = [];
    const Component = () => {
      seen.push(useFocused('property', shownProperty)?.id);
      return <h1>overview</h1>;
    };
    const { router } = await openSite('/properties/p1', {
      remotes: [main, other],
      session: signedIn,
      respond: property,
      modules: { overview: { Component } },
    });
    await act(() => router.navigate('/search'));
    expect(await screen.findByRole('heading', { name: 'search' })).toBeVisible();
    expect(new Set(seen)).toEqual(new Set(['p1']));
  });

  it('marks the link that a page without one names as active', async () => {
    const history = aRemote('remote-history', [
      {
        path: '/properties/:propertyId/tenancy-history',
        page: 'tenancy-history',
        layout: 'property-dashboard',
        guards: ['property'],
        activeNavPath: '/properties/:propertyId/tenancies',
      },
    ]);
    await openSite('/properties/p1/tenancy-history', {
      remotes: [main, other, history],
      session: signedIn,
      respond: property,
    });
    const side = within(await screen.findByRole('navigation', { name: 'This property' }));
    expect(side.getByRole('link', { current: 'page' })).toHaveTextContent('Tenancies');
    expect(side.getByRole('button')).toHaveTextContent('Tenancies');
  });
});

describe('the focused layouts', () => {
  it('checkout shows the order and links back to it', async () => {
    await openIn('checkout');
    storeResource({ body: { '@id': '/api/orders/o1', id: 'o1', number: 'V-7' }, etag: null });
    await act(async () => updateFocus({ order: '/api/orders/o1' }));
    expect(screen.getByRole('banner')).toHaveTextContent('Order V-7');
    expect(screen.getByRole('link', { name: 'Exit' })).toHaveAttribute('href', '/orders/o1');
  });

  it('focused-listing shows the listing and links to the listings of its property', async () => {
    await openIn('focused-listing');
    storeResource({ body: { '@id': '/api/listings/l1', id: 'l1', property: aProperty }, etag: null });
    await act(async () => updateFocus({ listing: '/api/listings/l1' }));
    expect(screen.getByRole('banner')).toHaveTextContent('1 Elm St, Richmond VIC 3121');
    expect(screen.getByRole('link', { name: 'Exit' })).toHaveAttribute('href', '/properties/p1/listings');
    act(() => enterContexts([], {}));
  });

  it('focused-property-create links to the properties', async () => {
    await openIn('focused-property-create');
    expect(screen.getByRole('link', { name: 'Cancel' })).toHaveAttribute('href', '/properties');
  });
});
