import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderPage } from 'federation-testing';
import { type InProcessBackend, inProcessBackend } from 'federation-testing/backend';
import { everyListing } from 'shared-contract/search/listing-search';
import { maxSavedSearches } from 'shared-contract/search/saved-search';
import { visibleToasts } from 'shared-platform/testing';
import definition from '../remote.ts';
import * as savedSearches from './saved-searches.page.tsx';
import * as search from './search.page.tsx';

const sellerId = '15000000-0000-4000-8000-000000000001';
let backend: InProcessBackend;
let people = 0;

beforeAll(async () => {
  backend = await inProcessBackend();
  await backend.insert.suburb();
  for (const day of [10, 12, 14]) {
    await backend.insert.listing({ ownerId: sellerId, publishedAt: new Date(Date.UTC(2026, 10, day)) });
  }
});
afterAll(() => backend.close());
afterEach(() => localStorage.clear());

const aPerson = () => {
  people += 1;
  return { id: `15000000-0000-4000-8000-${String(100 + people).padStart(12, '0')}` };
};
type Open = { as?: { id: string }; fetch?: typeof globalThis.fetch };
const open = (url: string, { as, fetch = backend.fetch }: Open = {}) => {
  const pages = { search, 'saved-searches': savedSearches };
  return renderPage({ definition, pages, url, as, backend: { ...backend, fetch } });
};
const saveButton = (isSaved: boolean) =>
  screen.findByRole('button', { name: isSaved ? 'Search saved' : 'Save search', pressed: isSaved });
const undo = () => act(() => visibleToasts().at(-1)?.action?.run());
const rentals = { ...everyListing, listingType: 'lease' as const, suburbs: ['richmond-vic-3121'] };

describe('a visitor', () => {
  it('saves the search under a name made of its filters, and opens it again', async () => {
    const { router } = await open('/search/lease/residential?suburb=richmond-vic-3121&bedrooms=2-any&sort=price-asc');
    expect(await screen.findByText('3 properties')).toBeVisible();
    await userEvent.click(await saveButton(false));
    await saveButton(true);
    await act(() => router.navigate('/saved-searches'));
    const link = await screen.findByRole('link', { name: 'Homes for rent in Richmond · 2+ bedrooms' });
    expect(link).toHaveAttribute('href', '/search/lease/residential?suburb=richmond-vic-3121&bedrooms=2-any');
    expect(screen.queryByRole('combobox', { name: /Email alerts/ })).toBeNull();
    expect(screen.getByText('Saved on this device only.')).toBeVisible();
    await userEvent.click(link);
    await saveButton(true);
  });

  it('is offered email alerts, which need an account', async () => {
    await open('/search/lease/residential');
    await userEvent.click(await saveButton(false));
    const notice = await screen.findByRole('dialog', { name: 'Search saved' });
    expect(notice).toHaveAccessibleDescription(
      'Saved on this device only. Sign in and we’ll email you new homes daily.',
    );
    await userEvent.click(screen.getByRole('button', { name: 'Sign in for email alerts' }));
    const { value } = JSON.parse(localStorage.getItem('verandah-store:saved-searches') ?? '');
    expect(value).toMatchObject([{ name: 'Homes for rent', alert: 'daily' }]);
  });

  it('deletes a search, and restores it with Undo', async () => {
    const { router } = await open('/search/lease');
    // The second click of a double click does not undo the first.
    await userEvent.dblClick(await saveButton(false));
    await saveButton(true);
    await act(() => router.navigate('/saved-searches'));
    await userEvent.click(await screen.findByRole('button', { name: 'Delete Property for rent' }));
    expect(await screen.findByText('No saved searches yet')).toBeVisible();
    await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
    await waitFor(() => expect(visibleToasts().at(-1)?.message).toBe('Deleted: Property for rent'));
    undo();
    expect(await screen.findByRole('link', { name: 'Property for rent' })).toBeVisible();
  });

  it('ignores invalid data in the browser’s storage', async () => {
    const value = [{ id: 'x', name: 'Old', search: { suburbs: 'richmond' }, seenAt: 'never', createdAt: 0 }];
    localStorage.setItem('verandah-store:saved-searches', JSON.stringify({ version: 1, user: null, value }));
    await open('/saved-searches');
    expect(await screen.findByText('No saved searches yet')).toBeVisible();
  });
});

describe('a signed-in user', () => {
  it('sees the number of new listings, opens them, and has none left', async () => {
    const as = aPerson();
    const seenAt = new Date('2026-11-11T00:00:00Z');
    await backend.insert.savedSearch({ ownerId: as.id, name: 'Near the river', search: rentals, seenAt });
    const { router } = await open('/saved-searches', { as });
    await userEvent.click(await screen.findByRole('link', { name: '2 new in Near the river' }));
    expect(await screen.findByText('2 properties')).toBeVisible();
    await saveButton(true);
    await act(() => router.navigate('/saved-searches'));
    expect(await screen.findByRole('link', { name: 'Near the river' })).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('link', { name: /new in/ })).toBeNull());
  });

  it('sees after saving that new homes are emailed daily, and chooses another frequency there', async () => {
    const as = aPerson();
    const alerts = async () => (await backend.inject({ url: '/api/saved-searches' }, as)).json().member;
    const { router } = await open('/search/lease/residential', { as });
    await userEvent.click(await saveButton(false));
    const notice = await screen.findByRole('dialog', { name: 'Search saved' });
    expect(notice).toHaveFocus();
    expect(notice).toHaveAccessibleDescription('We’ll email you new homes daily at 8 am.');
    await waitFor(async () => expect(await alerts()).toMatchObject([{ alert: 'daily' }]));
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Email alerts' }), 'Email alerts: off');
    await waitFor(() => expect(notice).toHaveAccessibleDescription('We won’t email you new homes.'));
    await waitFor(async () => expect(await alerts()).toMatchObject([{ alert: 'off' }]));
    await userEvent.keyboard('{Escape}');
    expect(notice).not.toBeInTheDocument();
    expect(await saveButton(true)).toHaveFocus();
    await act(() => router.navigate('/saved-searches'));
    const select = await screen.findByRole('combobox', { name: 'Email alerts for Homes for rent' });
    expect(select).toHaveValue('off');
    await userEvent.selectOptions(select, 'Email alerts: straight away');
    await waitFor(async () => expect(await alerts()).toMatchObject([{ alert: 'instant' }]));
  });

  it('keeps the alerts of a search that another tab has saved', async () => {
    const as = aPerson();
    await open('/search/lease?suburb=richmond-vic-3121', { as });
    const button = await saveButton(false);
    await backend.insert.savedSearch({ ownerId: as.id, name: 'Other tab', search: rentals, alert: 'instant' });
    await userEvent.click(button);
    await saveButton(true);
    const stored = async () => (await backend.inject({ url: '/api/saved-searches' }, as)).json().member;
    // The later time shows that the server has the second search.
    await waitFor(async () => expect((await stored())[0].seenAt > '2026-11-02').toBe(true));
    expect(await stored()).toMatchObject([{ name: 'Other tab', alert: 'instant' }]);
  });

  it('renames a search, and keeps the typed name when saving fails', async () => {
    const as = aPerson();
    await backend.insert.savedSearch({ ownerId: as.id, name: 'Near the river', search: rentals });
    await open('/saved-searches', { as });
    await userEvent.click(await screen.findByRole('button', { name: 'Rename Near the river' }));
    const field = screen.getByRole('textbox', { name: 'Name of this search' });
    await userEvent.clear(field);
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Give the search a name.')).toBeVisible();
    await userEvent.type(field, 'By the water{Enter}');
    expect(await screen.findByRole('link', { name: 'By the water' })).toBeVisible();
    await waitFor(async () =>
      expect((await backend.inject({ url: '/api/saved-searches' }, as)).json().member).toMatchObject([
        { name: 'By the water' },
      ]),
    );
  });

  it('finds searches saved before signing in, without duplicates', async () => {
    const as = aPerson();
    await backend.insert.savedSearch({ ownerId: as.id, name: 'Mine already', search: rentals });
    const stored = (id: string, name: string, query: object) => ({
      id: `15000000-0000-4000-8000-00000000000${id}`,
      name,
      search: query,
      seenAt: '2026-11-13T00:00:00Z',
      createdAt: '2026-11-13T00:00:00Z',
    });
    const value = [
      stored('a', 'The same', rentals),
      { ...stored('b', 'Another', { ...rentals, petsAllowed: true }), alert: 'daily' },
    ];
    const name = 'verandah-store:saved-searches';
    const { invalidateResources } = await import('shared-api');
    await open('/saved-searches', { as });
    expect(await screen.findByRole('link', { name: 'Mine already' })).toBeVisible();
    localStorage.setItem(name, JSON.stringify({ version: 1, user: null, value }));
    act(() => void dispatchEvent(new StorageEvent('storage', { key: name })));
    await act(() => invalidateResources(['/api/saved-searches']));
    expect(await screen.findByRole('link', { name: 'Another' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Mine already' })).toBeVisible();
    expect(screen.queryByRole('link', { name: 'The same' })).toBeNull();
    await waitFor(() => expect(JSON.parse(localStorage.getItem(name) ?? '').value).toEqual([]));
    const { member } = (await backend.inject({ url: '/api/saved-searches' }, as)).json();
    expect(member).toMatchObject([
      { name: 'Another', alert: 'daily' },
      { name: 'Mine already', alert: 'off' },
    ]);
  });

  it('keeps searches in the browser when the account is full', async () => {
    const as = aPerson();
    for (let rooms = 1; rooms <= maxSavedSearches; rooms += 1) {
      await backend.insert.savedSearch({
        ownerId: as.id,
        name: `At least ${rooms}`,
        search: { ...rentals, bedroomsMin: rooms },
      });
    }
    const one = {
      id: '15000000-0000-4000-8000-00000000000c',
      name: 'One too many',
      search: { ...rentals, auction: true },
    };
    const value = [{ ...one, seenAt: '2026-11-13T00:00:00Z', createdAt: '2026-11-13T00:00:00Z' }];
    const name = 'verandah-store:saved-searches';
    await open('/saved-searches', { as });
    expect(await screen.findByRole('link', { name: 'At least 50' })).toBeVisible();
    localStorage.setItem(name, JSON.stringify({ version: 1, user: null, value }));
    act(() => void dispatchEvent(new StorageEvent('storage', { key: name })));
    const { invalidateResources } = await import('shared-api');
    await act(() => invalidateResources(['/api/saved-searches']));
    expect(await screen.findByRole('link', { name: 'At least 50' })).toBeVisible();
    expect(screen.queryByRole('link', { name: 'One too many' })).toBeNull();
    expect(JSON.parse(localStorage.getItem(name) ?? '').value).toMatchObject([{ id: one.id }]);
  });

  it('sees a message when saving fails, and the button reverts', async () => {
    const as = aPerson();
    const fetch: typeof globalThis.fetch = async (input, init) =>
      init?.method === 'POST' ? new Response('', { status: 503 }) : backend.fetch(input, init);
    await open('/search/lease', { as, fetch });
    await userEvent.click(await saveButton(false));
    await waitFor(() => expect(visibleToasts().at(-1)?.message).toMatch(/^We couldn’t save that/));
    await saveButton(false);
  });

  it('sees an error with a retry button when the list fails to load', async () => {
    const as = aPerson();
    await backend.insert.savedSearch({ ownerId: as.id, name: 'Near the river', search: rentals });
    let isDown = true;
    const fetch: typeof globalThis.fetch = async (input, init) =>
      isDown && String(input).includes('/saved-searches')
        ? new Response('', { status: 503 })
        : backend.fetch(input, init);
    await open('/saved-searches', { as, fetch });
    expect(await screen.findByRole('alert', {}, { timeout: 5000 })).toHaveTextContent(
      'We couldn’t load your saved searches',
    );
    isDown = false;
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('link', { name: 'Near the river' })).toBeVisible();
  });
});
