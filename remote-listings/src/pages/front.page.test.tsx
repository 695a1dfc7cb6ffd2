import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderPage } from 'federation-testing';
import { type InProcessBackend, inProcessBackend } from 'federation-testing/backend';
import { everyListing } from 'shared-contract/search/listing-search';
import definition from '../remote.ts';
import { insertRentals } from '../testing/insert-rentals.ts';
import * as front from './front.page.tsx';
import * as search from './search.page.tsx';

let backend: InProcessBackend;
const seller = { ownerId: '75000000-0000-4000-8000-000000000001' };

beforeAll(async () => {
  backend = await inProcessBackend();
  await insertRentals(backend);
  for (const day of [1, 2, 3, 4, 5]) {
    await backend.insert.listing({ ...seller, type: 'sale', publishedAt: new Date(Date.UTC(2026, 10, day)) });
  }
});
afterAll(() => backend.close());
afterEach(() => localStorage.clear());

const open = (url: string, { as, fetch = backend.fetch }: { as?: { id: string }; fetch?: typeof backend.fetch } = {}) =>
  renderPage({ definition, pages: { front, search }, url, as, backend: { ...backend, fetch } });
const title = () => screen.findByRole('heading', { level: 1, name: 'Find a place to call home' });
const chosen = () => screen.getByRole('list', { name: 'Places searched' });
const field = () => screen.findByRole('combobox');
const quick = (name: string) => within(screen.getByRole('navigation', { name })).getAllByRole('link');
const names = (links: HTMLElement[]) => links.map(({ textContent }) => textContent);
const addressOf = ({ router }: Awaited<ReturnType<typeof open>>) =>
  router.state.location.pathname + router.state.location.search;

describe('the front page', () => {
  it('shows what is new, and links to all of it', async () => {
    await open('/search');
    expect(await title()).toBeVisible();
    await waitFor(() => expect(document.title).toBe('Property for sale and for rent in Australia · Verandah'));
    const forSale = within(await screen.findByRole('region', { name: 'New homes for sale' }));
    expect(forSale.getAllByRole('article')).toHaveLength(4);
    expect(forSale.getByRole('link', { name: 'See all 5 new homes for sale' })).toHaveAttribute(
      'href',
      '/search/sale/residential',
    );
    const forRent = within(screen.getByRole('region', { name: 'New homes for rent' }));
    expect(forRent.getAllByRole('article').length).toBeGreaterThan(0);
  });

  it('starts a search by keyboard: kind, suburb, Enter', async () => {
    const page = await open('/search');
    await userEvent.click(await screen.findByRole('radio', { name: 'Buy' }));
    await userEvent.keyboard('{ArrowRight}');
    expect(screen.getByRole('radio', { name: 'Rent' })).toBeChecked();
    await userEvent.type(await field(), 'oconn');
    await screen.findByRole('option', { name: /O'Connor/ });
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(chosen()).toHaveTextContent("O'Connor"));
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(addressOf(page)).toBe('/search/lease/residential?suburb=oconnor-act-2602'));
  });

  it('waits for the suggestions of the whole text when Enter is pressed early', async () => {
    await open('/search');
    await userEvent.type(await field(), 'ri');
    await screen.findByText('chmond');
    await userEvent.clear(await field());
    await userEvent.type(await field(), 'oconn{Enter}');
    await waitFor(() => expect(chosen()).toHaveTextContent("O'Connor"));
    expect(await field()).toHaveValue('');
    await userEvent.click(within(chosen()).getByRole('button'));
    await userEvent.type(await field(), 'oconn');
    await screen.findByRole('option', { name: /O'Connor/ });
    expect(screen.queryByRole('list', { name: 'Places searched' })).toBeNull();
    expect(await field()).toHaveValue('oconn');
  });

  it('takes the best match of a name that was typed but not chosen', async () => {
    const page = await open('/search');
    await userEvent.type(await field(), 'richm');
    await userEvent.click(screen.getByRole('button', { name: 'Search' }));
    await waitFor(() => expect(addressOf(page)).toBe('/search/sale/residential?suburb=richmond-vic-3121'));
  });

  it('says that a typed name is unknown, and keeps it', async () => {
    const page = await open('/search');
    await userEvent.type(await field(), 'zzzz');
    await userEvent.click(screen.getByRole('button', { name: 'Search' }));
    expect(await screen.findByText(/We can’t find “zzzz”/)).toBeVisible();
    expect(await field()).toHaveValue('zzzz');
    expect(addressOf(page)).toBe('/search');
  });

  it('says so too on Enter, without the list that would cover the button', async () => {
    const page = await open('/search');
    await userEvent.type(await field(), 'zzzz');
    const list = await screen.findByText('No places found');
    await userEvent.keyboard('{Enter}');
    expect(await screen.findByText(/We can’t find “zzzz”/)).toBeVisible();
    expect(list).not.toBeVisible();
    // A list that was opened again closes again.
    await userEvent.click(await field());
    expect(list).toBeVisible();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(list).not.toBeVisible());
    expect(await field()).toHaveFocus();
    expect(await field()).toHaveValue('zzzz');
    expect(addressOf(page)).toBe('/search');
  });

  it('says that a typed name is unknown when Enter came before its suggestions', async () => {
    await open('/search');
    await userEvent.type(await field(), 'ri');
    await screen.findByText('chmond');
    await userEvent.type(await field(), 'zzzz{Enter}');
    expect(await screen.findByText(/We can’t find “rizzzz”/)).toBeVisible();
    expect(screen.queryByText('No places found')).toBeNull();
  });

  it('leads to all homes without a suburb', async () => {
    const page = await open('/search');
    await userEvent.click(await screen.findByRole('button', { name: 'Search' }));
    await waitFor(() => expect(addressOf(page)).toBe('/search/sale/residential'));
  });

  it.each([
    ['/search?bedrooms=5-any', '/search/all?bedrooms=5-any'],
    ['/search?suburb=richmond-vic-3121', '/search/all?suburb=richmond-vic-3121'],
  ])('opens the results of %s', async (url, results) => {
    const page = await open(url);
    await waitFor(() => expect(addressOf(page)).toBe(results));
    expect(await screen.findByRole('heading', { level: 1, name: /^Property/ })).toBeVisible();
  });

  it('stays for a link of a newsletter', async () => {
    await open('/search?utm_source=mail');
    expect(await title()).toBeVisible();
  });

  it('offers ideas, then the searches that the visitor opened, newest first and each once', async () => {
    const { router } = await open('/search');
    await title();
    expect(names(quick('Popular'))).toContain('Auctions');
    for (const url of [
      '/search/lease/residential',
      '/search/lease?price=any-500',
      '/search/lease/residential?page=2',
    ]) {
      await act(() => router.navigate(url));
      await screen.findByText(/ propert(?:y|ies)$/);
      await waitFor(() => expect(localStorage.getItem('verandah-store:recent-searches')).not.toBeNull());
    }
    await act(() => router.navigate('/search'));
    await title();
    await waitFor(() =>
      expect(names(quick('Your searches'))).toEqual(['Homes for rent', 'Property for rent · Up to $500']),
    );
  });

  it('shows saved searches first, with the number of new listings', async () => {
    const as = { id: '75000000-0000-4000-8000-000000000002' };
    const sales = { ...everyListing, listingType: 'sale' as const };
    await backend.insert.savedSearch({ ownerId: as.id, name: 'My sales', search: sales });
    await open('/search', { as });
    await waitFor(() => expect(names(quick('Your searches'))).toEqual(['My sales4 new', 'All saved searches']));
  });

  it('keeps the search usable when the new listings cannot be loaded, and loads them again', async () => {
    let fails = true;
    const fetch: typeof backend.fetch = (input, init) => {
      const { url } = new Request(input, init);
      return fails && url.endsWith('/api/front-page')
        ? Promise.resolve(new Response('', { status: 500 }))
        : backend.fetch(input, init);
    };
    await open('/search', { fetch });
    expect(await screen.findByText('We couldn’t load the new listings', {}, { timeout: 10_000 })).toBeVisible();
    expect(await field()).toBeVisible();
    fails = false;
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('region', { name: 'New homes for sale' })).toBeVisible();
  });
});
