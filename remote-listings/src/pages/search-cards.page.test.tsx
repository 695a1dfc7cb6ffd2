import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderPage } from 'federation-testing';
import { type InProcessBackend, inProcessBackend } from 'federation-testing/backend';
import { visibleToasts } from 'shared-platform/testing';
import definition from '../remote.ts';
import { insertRentals } from '../testing/insert-rentals.ts';
import * as listing from './listing.page.tsx';
import * as search from './search.page.tsx';

let backend: InProcessBackend;
/** The API paths that the page has fetched. */
let fetched: string[] = [];
let isDown = false;

beforeAll(async () => {
  backend = await inProcessBackend();
  await insertRentals(backend);
});
afterAll(() => backend.close());

const fetch: typeof globalThis.fetch = (input, init) => {
  const { pathname } = new URL(String(input), 'http://localhost');
  fetched.push(pathname);
  if (isDown && /^\/api\/listings\/[^/]{36}$/.test(pathname)) return Promise.resolve(new Response('', { status: 503 }));
  return backend.fetch(input, init);
};

const card = async (street: string) => {
  const link = await screen.findByRole('link', { name: new RegExp(street) });
  return link.closest('article') as HTMLElement;
};

async function openResults() {
  fetched = [];
  isDown = false;
  await renderPage({
    definition,
    pages: { search, listing },
    url: '/search/lease/residential',
    backend: { ...backend, fetch },
  });
  return card('Bridge Road');
}
const listingsFetched = () => fetched.filter((path) => /^\/api\/listings\/[^/]{36}$/.test(path));
const of = '12A/3–5 Bridge Road, Richmond';
const focusLink = (article: HTMLElement) => act(() => within(article).getByRole('link').focus());
const photos = (article: HTMLElement) => within(article).findByRole('group', { name: `Photos of ${of}` });
function swipe(article: HTMLElement, x: number, y: number) {
  fireEvent.touchStart(article, { touches: [{ clientX: 300, clientY: 100 }] });
  fireEvent.touchEnd(article, { changedTouches: [{ clientX: x, clientY: y }] });
}

describe('the photos of a card', () => {
  it('load when a button for them gets the focus, which comes after the link', async () => {
    const bridgeRoad = await openResults();
    expect(within(bridgeRoad).queryByRole('group')).toBeNull();
    focusLink(bridgeRoad);
    const group = await photos(bridgeRoad);
    expect(listingsFetched()).toEqual([]);
    await userEvent.tab();
    expect(within(group).getByRole('button', { name: `Previous photo of ${of}` })).toHaveFocus();
    await userEvent.tab();
    const next = within(group).getByRole('button', { name: `Next photo of ${of}` });
    expect(next).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(within(bridgeRoad).getByRole('status')).toHaveTextContent('Photo 2 of 3: View 2'));
    expect(within(bridgeRoad).getByText('2 / 3')).toBeVisible();
    expect(listingsFetched()).toHaveLength(1);
    // From the last photo, they start again, so that the focus stays on the button.
    await userEvent.keyboard('{Enter}{Enter}');
    expect(within(bridgeRoad).getByRole('status')).toHaveTextContent('Photo 1 of 3: View 1');
    expect(next).toHaveFocus();
    await userEvent.tab();
    expect(within(bridgeRoad).getByRole('button', { name: `Hide ${of}` })).toHaveFocus();
  });

  it('load at the first swipe to the left, and open the listing when pressed', async () => {
    const bridgeRoad = await openResults();
    swipe(bridgeRoad, 290, 100);
    swipe(bridgeRoad, 250, 300);
    swipe(bridgeRoad, 380, 100);
    expect(within(bridgeRoad).queryByRole('group')).toBeNull();
    swipe(bridgeRoad, 200, 110);
    expect(await within(bridgeRoad).findByText('2 / 3')).toBeVisible();
    const [photo] = await waitFor(() => {
      const found = [...bridgeRoad.querySelectorAll('a[tabindex="-1"]:has(img[alt="View 2"])')];
      expect(found).toHaveLength(1);
      return found;
    });
    await userEvent.click(photo as Element);
    expect(await screen.findByRole('heading', { level: 1, name: '12A/3–5 Bridge Road' })).toBeVisible();
    expect(await screen.findByRole('link', { name: 'Back to results' })).toBeVisible();
  });

  it('load at a swipe on a card that has the focus', async () => {
    const bridgeRoad = await openResults();
    focusLink(bridgeRoad);
    await photos(bridgeRoad);
    expect(listingsFetched()).toEqual([]);
    swipe(bridgeRoad, 200, 110);
    expect(await within(bridgeRoad).findByText('2 / 3')).toBeVisible();
    // Later swipes are the browser's, which scrolls the photos.
    swipe(bridgeRoad, 200, 110);
    expect(within(bridgeRoad).getByText('2 / 3')).toBeVisible();
  });

  it('do not load when a press moves the focus into the card', async () => {
    const bridgeRoad = await openResults();
    const link = within(bridgeRoad).getByRole('link');
    // jsdom takes every focus for one of the keyboard.
    Object.assign(link, {
      matches: (selector: string) => selector !== ':focus-visible' && Element.prototype.matches.call(link, selector),
    });
    focusLink(bridgeRoad);
    expect(within(bridgeRoad).queryByRole('group')).toBeNull();
    Reflect.deleteProperty(link, 'matches');
    act(() => link.blur());
    focusLink(bridgeRoad);
    expect(await photos(bridgeRoad)).toBeInTheDocument();
  });

  it('say that they failed to load, and load when tried again', async () => {
    const bridgeRoad = await openResults();
    isDown = true;
    await userEvent.hover(bridgeRoad);
    const group = await photos(bridgeRoad);
    await userEvent.click(within(group).getByRole('button', { name: /^Next/ }));
    const [retry] = await within(bridgeRoad).findAllByRole('button', { name: 'Try again' });
    isDown = false;
    await userEvent.click(retry as HTMLElement);
    await waitFor(() => expect(within(bridgeRoad).getByRole('status')).toHaveTextContent('Photo 2 of 3: View 2'));
    expect(within(bridgeRoad).queryByText('We couldn’t load this photo.')).toBeNull();
    const image = () => bridgeRoad.querySelector('img[alt="View 2"]') as HTMLImageElement;
    fireEvent.error(image());
    expect(await within(bridgeRoad).findByText('We couldn’t load this photo.')).toBeVisible();
    await userEvent.click(within(bridgeRoad).getByRole('button', { name: 'Try again' }));
    expect(image()).toBeInTheDocument();
  });

  it('do not exist for a listing with one photo or none', async () => {
    await openResults();
    const swanStreet = await card('7 Swan Street');
    focusLink(swanStreet);
    const bridgeRoad = await card('Bridge Road');
    focusLink(bridgeRoad);
    await photos(bridgeRoad);
    expect(within(swanStreet).queryByRole('group')).toBeNull();
  });
});

describe('a visitor shares a search', () => {
  it('in a menu, without what else the address bar contains', async () => {
    await renderPage({
      definition,
      pages: { search, listing },
      url: '/search/lease/residential?bedrooms=1-any&page=1&utm_source=mail&token=secret',
      backend,
    });
    const user = userEvent.setup();
    const copied: string[] = [];
    Object.assign(navigator.clipboard, { writeText: async (text: string) => void copied.push(text) });
    const share = await screen.findByRole('button', { name: 'Share' });
    await user.click(share);
    const copy = await screen.findByRole('button', { name: 'Copy link' });
    expect(copy).toHaveFocus();
    const url = 'http://localhost/search/lease/residential?bedrooms=1-any';
    const email = new URL(screen.getByRole('link', { name: 'Email' }).getAttribute('href') ?? '');
    expect(email.protocol).toBe('mailto:');
    expect(email.searchParams.get('subject')).toBe('Homes for rent · 1+ bedrooms');
    expect(email.searchParams.get('body')).toBe(`Homes for rent · 1+ bedrooms\n${url}`);
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('button', { name: 'Copy link' })).toBeNull();
    expect(share).toHaveFocus();

    await user.click(share);
    await user.click(await screen.findByRole('button', { name: 'Copy link' }));
    expect(copied).toEqual([url]);
    await waitFor(() => expect(visibleToasts().map(({ message }) => message)).toEqual(['Link copied']));
    await waitFor(() => expect(share).toHaveFocus());
  });

  it('in the dialog of a phone, or in the menu when the phone refuses', async () => {
    const shared: ShareData[] = [];
    let refusal = '';
    const shareOnPhone = async (data: ShareData) => {
      if (refusal) throw new DOMException('Refused', refusal);
      shared.push(data);
    };
    Object.assign(navigator, { share: shareOnPhone });
    const { matchMedia } = window;
    window.matchMedia = (query) => ({ ...matchMedia(query), matches: query === '(pointer: coarse)' });
    try {
      await renderPage({ definition, pages: { search, listing }, url: '/search/lease/residential', backend });
      await userEvent.click(await screen.findByRole('button', { name: 'Share' }));
      await waitFor(() =>
        expect(shared).toEqual([{ title: 'Homes for rent', url: 'http://localhost/search/lease/residential' }]),
      );
      expect(screen.queryByRole('button', { name: 'Copy link' })).toBeNull();
      refusal = 'NotAllowedError';
      await userEvent.click(screen.getByRole('button', { name: 'Share' }));
      expect(await screen.findByRole('button', { name: 'Copy link' })).toBeVisible();
      expect(visibleToasts().filter(({ message }) => /couldn’t share/.test(String(message)))).toEqual([]);
    } finally {
      window.matchMedia = matchMedia;
      Reflect.deleteProperty(navigator, 'share');
    }
  });
});
