import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderPage } from 'federation-testing';
import { type InProcessBackend, inProcessBackend } from 'federation-testing/backend';
import definition from '../remote.ts';
import { insertRentals } from '../testing/insert-rentals.ts';
import * as listing from './listing.page.tsx';
import * as search from './search.page.tsx';

let backend: InProcessBackend;

beforeAll(async () => {
  backend = await inProcessBackend();
  await insertRentals(backend);
});
afterAll(() => backend.close());

const open = (url: string, fetch = backend.fetch) =>
  renderPage({ definition, pages: { search, listing }, url, backend: { ...backend, fetch } });

const cards = () => screen.getAllByRole('article').map((card) => within(card).getByRole('heading').textContent);
const bridgeRoad = '12A/3–5 Bridge RoadRichmond VIC 3121';
const swanStreet = '7 Swan StreetRichmond VIC 3121';
const connor = "1 Scrivener StreetO'Connor ACT 2602";

describe('search', () => {
  it('shows rentals with photo, price, address, rooms and the next open home', async () => {
    await open('/search/lease/residential');
    expect(await screen.findByRole('heading', { level: 1, name: 'Homes for rent' })).toBeVisible();
    expect(await screen.findByText('3 properties')).toBeVisible();
    await waitFor(() => expect(document.title).toBe('Homes for rent · Verandah'));
    const [card] = screen.getAllByRole('article').filter(({ textContent }) => textContent?.includes('Bridge Road'));
    if (!card) throw new Error('Expected the card of Bridge Road.');
    expect(within(card).getByText('$650 per week')).toBeVisible();
    const bedrooms = within(card).getByTitle('3 bedrooms');
    expect(bedrooms).toHaveTextContent('3');
    expect(bedrooms).toContainElement(within(card).getByRole('img', { name: '3 bedrooms' }));
    expect(within(card).getByRole('img', { name: '3 photos' })).toHaveTextContent('3');
    expect(within(card).getByText(/^Open /)).toBeVisible();
    expect(within(card).getByRole('img', { name: 'View 1' })).toHaveAttribute('width', '1600');
    expect(screen.getByText('Price on application')).toBeVisible();
  });

  it('names only suburbs that exist', async () => {
    await open('/search/lease/residential/nonsense?suburb=nowhere-vic-9999');
    expect(await screen.findByText('0 properties')).toBeVisible();
    expect(screen.getByRole('heading', { level: 1, name: 'Homes for rent' })).toBeVisible();
    await waitFor(() => expect(document.title).toBe('Homes for rent · Verandah'));
  });

  it('says that a suburb does not exist, and removes it', async () => {
    const { router } = await open('/search/lease/residential?suburb=richmond-vic-3121,nowhere-vic-9999');
    expect(await screen.findByText(/We can’t find “Nowhere VIC 9999”/)).toBeVisible();
    expect(within(screen.getByRole('list', { name: 'Places searched' })).getAllByRole('listitem')).toHaveLength(1);
    await userEvent.click(screen.getByRole('button', { name: 'Remove from search' }));
    await waitFor(() => expect(router.state.location.search).toBe('?suburb=richmond-vic-3121'));
    await waitFor(() => expect(screen.queryByText(/We can’t find/)).toBeNull());
  });

  it('canonicalises the URL without touching a canonical one', async () => {
    const { router } = await open('/search/lease/residential?saturday=true&pets=2&page=1');
    await waitFor(() => expect(router.state.location.search).toBe('?saturday=1'));
    await act(() => router.navigate('/search/lease/residential?utm_source=mail'));
    expect(await screen.findByText('3 properties')).toBeVisible();
    expect(router.state.location.search).toBe('?utm_source=mail');
  });

  it('opens all filters in a drawer: Escape discards changes, submit applies them', async () => {
    const { router } = await open('/search/lease/residential');
    const opener = await screen.findByRole('button', { name: 'Filters' });
    const drawer = async () => within(await screen.findByRole('dialog', { name: 'Filters' }));
    const twoBedrooms = async () =>
      within(await (await drawer()).findByRole('group', { name: 'Bedrooms' })).getByRole('button', { name: /^2\+/ });
    await userEvent.click(opener);
    await userEvent.click(await twoBedrooms());
    await userEvent.keyboard('{Escape}');
    expect(opener).toHaveFocus();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(router.state.location.search).toBe('');
    await userEvent.click(opener);
    expect(await twoBedrooms()).toHaveAttribute('aria-pressed', 'false');
    await userEvent.click(await twoBedrooms());
    await userEvent.click((await drawer()).getByRole('button', { name: /^Show / }));
    await waitFor(() => expect(router.state.location.search).toBe('?bedrooms=2-any'));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('sets buy or rent together with the property type or price', async () => {
    const { router } = await open('/search/all');
    await screen.findByText('3 properties');
    await userEvent.selectOptions(screen.getByLabelText('Property type'), 'lease/commercial');
    await waitFor(() => expect(router.state.location.pathname).toBe('/search/lease/commercial'));
    await act(() => router.navigate('/search/all'));
    await waitFor(() => expect(screen.getByLabelText('Property type')).toHaveDisplayValue('Any'));
    await userEvent.selectOptions(screen.getByLabelText('Max price'), 'lease/500');
    await waitFor(() => expect(router.state.location.search).toBe('?price=any-500'));
    expect(router.state.location.pathname).toBe('/search/lease');
    expect(await screen.findByText('1 property')).toBeVisible();
  });

  it('shows no chips for suburbs', async () => {
    await open('/search/lease/residential?suburb=richmond-vic-3121&surrounding=1&bedrooms=1-any');
    await userEvent.click(await screen.findByRole('link', { name: 'Clear all' }));
    await waitFor(() => expect(screen.queryByRole('link', { name: 'Clear all' })).toBeNull());
    expect(screen.getByRole('list', { name: 'Places searched' })).toBeVisible();
  });

  it('says that a page past the last does not exist', async () => {
    await open('/search/lease/residential?page=40');
    expect(await screen.findByText('This page doesn’t exist')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Go to the first page' })).toHaveAttribute(
      'href',
      '/search/lease/residential',
    );
  });

  it('applies the filters of the URL, and shows chips that remove them', async () => {
    const { router } = await open('/search/lease/residential?price=any-500&bedrooms=1-any');
    expect(await screen.findByText('1 property')).toBeVisible();
    expect(cards()).toEqual([swanStreet]);
    await userEvent.click(screen.getByRole('link', { name: 'Remove Up to $500' }));
    expect(await screen.findByText('3 properties')).toBeVisible();
    expect(router.state.location.search).toBe('?bedrooms=1-any');
    expect(screen.getByLabelText('Bedrooms')).toHaveValue('1');
  });

  it('writes each filter to the URL, and Back restores the previous state', async () => {
    const { router } = await open('/search/lease/residential?page=1');
    await screen.findByText('3 properties');
    await userEvent.selectOptions(screen.getByLabelText('Bedrooms'), '3+');
    expect(await screen.findByText('2 properties')).toBeVisible();
    expect(router.state.location.search).toBe('?bedrooms=3-any');
    await userEvent.selectOptions(screen.getByLabelText('Sort by'), 'Lowest price');
    await waitFor(() => expect(cards()).toEqual([bridgeRoad, connor]));
    await act(() => router.navigate(-2));
    expect(await screen.findByText('3 properties')).toBeVisible();
    expect(screen.getByLabelText('Bedrooms')).toHaveValue('');
  });

  it('finds suburbs while typing, by keyboard, and removes them again', async () => {
    const { router } = await open('/search/lease/residential');
    const box = await screen.findByRole('combobox', { name: 'Suburb, postcode, region or city' });
    await userEvent.type(box, 'oconn');
    const option = await screen.findByRole('option', { name: /O'Connor/ });
    expect(box).toHaveAttribute('aria-activedescendant', option.id);
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(router.state.location.search).toBe('?suburb=oconnor-act-2602'));
    expect(await screen.findByRole('heading', { level: 1, name: "Homes for rent in O'Connor" })).toBeVisible();
    expect(await screen.findByText('1 property')).toBeVisible();
    expect(cards()).toEqual([connor]);
    await userEvent.type(box, 'zzz');
    expect(await screen.findByText('No places found')).toBeVisible();
    await userEvent.clear(box);
    await userEvent.keyboard('{Backspace}');
    expect(await screen.findByText('3 properties')).toBeVisible();
    expect(router.state.location.search).toBe('');
  });

  it('suggests removing a filter when nothing matches', async () => {
    await open('/search/lease/residential?bedrooms=9-any&cars=1-any');
    expect(await screen.findByText('No properties match')).toBeVisible();
    await userEvent.click(await screen.findByRole('link', { name: 'Remove 9+ bedrooms 3' }));
    expect(await screen.findByText('3 properties')).toBeVisible();
  });

  it('suggests searches with correct counts when several filters conflict', async () => {
    await open('/search/lease/residential/house?suburb=oconnor-act-2602&bedrooms=9-any&furnished=1');
    expect(await screen.findByText('No properties match')).toBeVisible();
    const ways = () =>
      screen
        .getAllByRole('link')
        .map(({ textContent }) => textContent)
        .filter((text) => /^(?:Remove|All|Include) /.test(text ?? ''));
    await waitFor(() =>
      expect(ways()).toEqual([
        'Remove 9+ bedrooms and Furnished 1',
        "All property for rent in O'Connor 1",
        'All homes for rent 3',
        'All property for rent 3',
      ]),
    );
    await userEvent.click(screen.getByRole('link', { name: 'All homes for rent 3' }));
    expect(await screen.findByText('3 properties')).toBeVisible();
  });

  it('links back from a page that does not exist', async () => {
    await open('/search/lease/residential?page=7');
    await userEvent.click(await screen.findByRole('link', { name: 'Go to the first page' }));
    await waitFor(() => expect(cards()).toHaveLength(3));
  });

  it('drops the price when switching from rent to buy', async () => {
    const { router } = await open('/search/lease/residential/house?price=400-650&bedrooms=2-any');
    await userEvent.click(await screen.findByRole('link', { name: 'Buy' }));
    await screen.findByRole('heading', { level: 1, name: 'Houses for sale' });
    expect(router.state.location.pathname + router.state.location.search).toBe(
      '/search/sale/residential/house?bedrooms=2-any',
    );
  });

  it('shows an error with a retry button', async () => {
    let broken = true;
    await open('/search/lease/residential', async (input, init) =>
      broken && String(input).includes('/search') ? new Response('', { status: 503 }) : backend.fetch(input, init),
    );
    expect(await screen.findByRole('alert', {}, { timeout: 5000 })).toHaveTextContent('We couldn’t load the results');
    broken = false;
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('3 properties')).toBeVisible();
  });

  it('shows a list, a map or both as the URL says; without WebGL, says so above the list', async () => {
    const { router } = await open('/search/lease/residential?bedrooms=1-any&view=map');
    // jsdom has no WebGL.
    const message = await screen.findByRole('alert');
    expect(message).toHaveTextContent(/needs WebGL.*Turn on graphics acceleration.*Here’s the list instead/);
    await waitFor(() => expect(cards()).toHaveLength(3));
    const [firstCard] = screen.getAllByRole('article');
    expect(message.compareDocumentPosition(firstCard as Node)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    expect(screen.getByRole('combobox', { name: 'Sort by' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Map' })).toHaveAttribute('aria-current', 'true');
    await userEvent.click(screen.getByRole('link', { name: 'Split' }));
    await waitFor(() => expect(router.state.location.search).toBe('?bedrooms=1-any&view=split'));
    expect(screen.getByRole('alert')).toHaveTextContent(/needs WebGL/);
    await userEvent.click(screen.getByRole('link', { name: 'List' }));
    await waitFor(() => expect(router.state.location.search).toBe('?bedrooms=1-any'));
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
    await act(() => router.navigate(-1));
    expect(await screen.findByRole('alert')).toBeVisible();
  });

  it('shows the map area as a chip that removes it', async () => {
    const { router } = await open('/search/lease/residential?bounds=-1,1,1,2&area=-37,144;-37,145;-38,145');
    expect(await screen.findByText('No properties match')).toBeVisible();
    await userEvent.click(screen.getByRole('link', { name: 'Remove Map area' }));
    await waitFor(() => expect(router.state.location.search).toBe('?area=-37,144;-37,145;-38,145'));
    await userEvent.click(await screen.findByRole('link', { name: 'Remove Drawn area' }));
    expect(await screen.findByText('3 properties')).toBeVisible();
  });

  it('opens a listing and returns to the same results', async () => {
    const { router } = await open('/search/lease/residential?sort=price-asc');
    await userEvent.click(await screen.findByRole('link', { name: /Bridge Road/ }));
    expect(await screen.findByRole('heading', { level: 1, name: '12A/3–5 Bridge Road' })).toBeVisible();
    await userEvent.click(screen.getByRole('link', { name: 'Back to results' }));
    expect(await screen.findByText('3 properties')).toBeVisible();
    expect(router.state.location.search).toBe('?sort=price-asc');
  });
});
