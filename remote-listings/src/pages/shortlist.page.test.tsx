import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderPage } from 'federation-testing';
import { type InProcessBackend, inProcessBackend } from 'federation-testing/backend';
import { visibleToasts } from 'shared-platform/testing';
import definition from '../remote.ts';
import * as listing from './listing.page.tsx';
import * as search from './search.page.tsx';
import * as shortlist from './shortlist.page.tsx';

const sellerId = '14000000-0000-4000-8000-000000000001';
let backend: InProcessBackend;
let bridgeRoad: string;
let swanStreet: string;
let people = 0;

beforeAll(async () => {
  backend = await inProcessBackend();
  const tomorrow = new Date(Date.now() + 86_400_000);
  const opens = [{ startAt: tomorrow, endAt: new Date(tomorrow.getTime() + 1_800_000) }];
  const features = { Outside: ['Balcony'], Inside: ['Study'] };
  bridgeRoad = (await backend.insert.listing({ ownerId: sellerId, photos: 2, opens, features })).id;
  const swan = { streetAddress: '7 Swan Street', bedrooms: 1 };
  swanStreet = (await backend.insert.listing({ ownerId: sellerId, property: swan })).id;
});
afterAll(() => backend.close());
afterEach(() => localStorage.clear());

const aPerson = () => {
  people += 1;
  return { id: `14000000-0000-4000-8000-${String(100 + people).padStart(12, '0')}` };
};
type Open = { as?: { id: string }; fetch?: typeof globalThis.fetch };
const open = (url: string, { as, fetch = backend.fetch }: Open = {}) =>
  renderPage({ definition, pages: { search, listing, shortlist }, url, as, backend: { ...backend, fetch } });

const heart = (of: string) => screen.findByRole('button', { name: `Shortlist ${of}, Richmond` });
const pressed = (of: string, isPressed: boolean) =>
  waitFor(async () => expect(await heart(of)).toHaveAttribute('aria-pressed', String(isPressed)));
const undo = () => act(() => visibleToasts().at(-1)?.action?.run());
const messages = () => visibleToasts().map(({ message }) => message);
const results = '/search/lease/residential';

describe('a visitor', () => {
  it('saves a property with the heart, and removes and restores it on the shortlist', async () => {
    const { router } = await open(results);
    await userEvent.click(await heart('7 Swan Street'));
    await pressed('7 Swan Street', true);
    await pressed('12A/3–5 Bridge Road', false);
    await act(() => router.navigate('/shortlist'));
    expect(await screen.findByRole('heading', { level: 1, name: 'Shortlist' })).toBeVisible();
    expect(await screen.findByRole('link', { name: /7 Swan Street/ })).toBeVisible();
    expect(screen.getByText('1 property')).toBeVisible();
    expect(screen.getByText('Saved on this device only.')).toBeVisible();
    await userEvent.click(await heart('7 Swan Street'));
    expect(await screen.findByText('Nothing saved yet')).toBeVisible();
    await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
    await waitFor(() => expect(messages()).toEqual(['Removed from your shortlist: 7 Swan Street, Richmond']));
    undo();
    expect(await screen.findByRole('link', { name: /7 Swan Street/ })).toBeVisible();
  });

  it('hides a property, restores it with Undo, and shows hidden ones', async () => {
    await open(results);
    await userEvent.click(await screen.findByRole('button', { name: 'Hide 7 Swan Street, Richmond' }));
    await waitFor(() => expect(screen.queryByText('7 Swan Street')).toBeNull());
    expect(await screen.findByText('1 hidden')).toBeVisible();
    // Keyboard focus moves to the next card.
    await waitFor(() => expect(screen.getByRole('link', { name: /Bridge Road/ })).toHaveFocus());
    await waitFor(() => expect(messages()).toHaveLength(1));
    undo();
    expect(await screen.findByText('7 Swan Street')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Hide 7 Swan Street, Richmond' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Show' }));
    expect(await screen.findByText('7 Swan Street')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Hide 7 Swan Street, Richmond' }));
    await waitFor(() => expect(screen.queryByText('1 hidden')).toBeNull());
    expect(screen.getByText('7 Swan Street')).toBeVisible();
  });

  it('writes a note on the listing’s page and reads it on the shortlist', async () => {
    const { router } = await open(`/listings/${bridgeRoad}`);
    await userEvent.click(await screen.findByRole('button', { name: 'Save 12A/3–5 Bridge Road, Richmond' }));
    expect(await screen.findByRole('button', { name: /^Saved 12A/, pressed: true })).toHaveTextContent('Saved');
    await userEvent.click(screen.getByRole('button', { name: /^Add a note about/ }));
    const field = screen.getByRole('textbox', { name: /^Your note/ });
    await userEvent.type(field, 'Ask about <b>parking</b>');
    await userEvent.paste('\u202E');
    await userEvent.click(screen.getByRole('button', { name: 'Save note' }));
    expect(await screen.findByText('Remove the invisible characters.')).toBeVisible();
    expect(field).toHaveFocus();
    await userEvent.type(field, '{Backspace}');
    await userEvent.click(screen.getByRole('button', { name: 'Save note' }));
    expect(await screen.findByText('Ask about <b>parking</b>')).toBeVisible();
    // Voice control needs the visible text in the accessible name.
    expect(screen.getByRole('button', { name: /^Edit note about/ })).toHaveTextContent('Edit note');
    await act(() => router.navigate('/shortlist'));
    expect(await screen.findByText('Ask about <b>parking</b>')).toBeVisible();
  });

  it('ignores invalid data in the browser’s storage', async () => {
    const keep = (value: unknown) =>
      localStorage.setItem('verandah-store:listing-marks', JSON.stringify({ version: 1, user: null, value }));
    for (const hostile of [[], { __proto__: { savedAt: 1 } }, { x: { savedAt: 'soon' } }, { [swanStreet]: null }]) {
      const { unmount } = await open('/shortlist');
      keep(hostile);
      act(() => void dispatchEvent(new StorageEvent('storage', { key: 'verandah-store:listing-marks' })));
      expect(await screen.findByText('Nothing saved yet')).toBeVisible();
      unmount();
    }
  });

  it('sees at once what another tab has saved', async () => {
    await open(results);
    await pressed('7 Swan Street', false);
    const mark = { savedAt: '2026-11-20T00:00:00Z', hiddenAt: null, note: '', noteAt: null };
    const stored = JSON.stringify({ version: 1, user: null, value: { [swanStreet]: mark } });
    localStorage.setItem('verandah-store:listing-marks', stored);
    act(() => void dispatchEvent(new StorageEvent('storage', { key: 'verandah-store:listing-marks' })));
    await pressed('7 Swan Street', true);
  });
});

describe('a signed-in user', () => {
  it('saves to the account', async () => {
    const as = aPerson();
    const first = await open(results, { as });
    await userEvent.click(await heart('7 Swan Street'));
    await waitFor(async () =>
      expect((await backend.inject({ url: '/api/listing-marks' }, as)).json().member).toMatchObject([
        { id: swanStreet, savedAt: expect.any(String) },
      ]),
    );
    first.unmount();
    await open('/shortlist', { as });
    expect(await screen.findByRole('link', { name: /7 Swan Street/ })).toBeVisible();
    expect(screen.queryByText('Saved on this device only.')).toBeNull();
  });

  it('restores an unsaved note until it is discarded', async () => {
    const as = aPerson();
    await backend.insert.listingMark({ ownerId: as.id, listingId: bridgeRoad, note: 'Corner' });
    const { router } = await open('/shortlist', { as });
    await userEvent.click(await screen.findByRole('button', { name: /^Edit note about/ }));
    await userEvent.type(screen.getByRole('textbox', { name: /^Your note/ }), ' block');
    await act(() => router.navigate('/saved-searches'));
    await act(() => router.navigate('/shortlist'));
    await userEvent.click(await screen.findByRole('button', { name: /^Edit note about/ }));
    await waitFor(() => expect(screen.getByRole('textbox', { name: /^Your note/ })).toHaveValue('Corner block'));
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    await userEvent.click(await screen.findByRole('button', { name: /^Edit note about/ }));
    expect(screen.getByRole('textbox', { name: /^Your note/ })).toHaveValue('Corner');
  });

  it('moves listings that were saved before signing in from the browser to the account', async () => {
    const as = aPerson();
    await backend.insert.listingMark({ ownerId: as.id, listingId: bridgeRoad, note: 'From the account' });
    await open('/shortlist', { as });
    expect(await screen.findByText('From the account')).toBeVisible();
    const name = 'verandah-store:listing-marks';
    const mark = { savedAt: '2026-11-20T00:00:00Z', hiddenAt: null, note: '', noteAt: null };
    localStorage.setItem(name, JSON.stringify({ version: 1, user: null, value: { [swanStreet]: mark } }));
    act(() => void dispatchEvent(new StorageEvent('storage', { key: name })));
    const { invalidateResources } = await import('shared-api');
    await act(() => invalidateResources(['/api/listing-marks']));
    expect(await screen.findByRole('link', { name: /7 Swan Street/ })).toBeVisible();
    expect(screen.getByText('2 properties')).toBeVisible();
    await waitFor(() => expect(JSON.parse(localStorage.getItem(name) ?? '').value).toEqual({}));
  });

  it('folds a hidden card in place when it rendered before the marks loaded', async () => {
    const as = aPerson();
    await backend.insert.listingMark({ ownerId: as.id, listingId: swanStreet, savedAt: null, hiddenAt: new Date() });
    let release = () => {};
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    const fetch: typeof globalThis.fetch = async (input, init) => {
      if (String(input).includes('/listing-marks')) await released;
      return backend.fetch(input, init);
    };
    const { router } = await open(results, { as, fetch });
    await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(2));
    release();
    expect(await screen.findByText('Hidden')).toBeVisible();
    expect(screen.getByText('7 Swan Street').closest('[inert]')).not.toBeNull();
    expect(screen.queryByText('1 hidden')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Show' }));
    await waitFor(() => expect(screen.getByText('7 Swan Street').closest('[inert]')).toBeNull());
    expect(screen.getByText('1 hidden')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Hide again' }));
    expect(await screen.findByText('Hidden')).toBeVisible();
    // The next page omits it.
    await act(() => router.navigate(`${results}?sort=price-asc`));
    await waitFor(() => expect(screen.queryByText('7 Swan Street')).toBeNull());
  });

  it('sees the heart revert with a message when saving fails', async () => {
    const as = aPerson();
    let isDown = false;
    const fetch: typeof globalThis.fetch = async (input, init) =>
      isDown && init?.method === 'PATCH' ? new Response('', { status: 503 }) : backend.fetch(input, init);
    await open(results, { as, fetch });
    await userEvent.click(await heart('12A/3–5 Bridge Road'));
    await pressed('12A/3–5 Bridge Road', true);
    isDown = true;
    await userEvent.click(await heart('7 Swan Street'));
    await waitFor(() => expect(messages()).toEqual(['We couldn’t save that. Check your connection and try again.']));
    await pressed('7 Swan Street', false);
    await pressed('12A/3–5 Bridge Road', true);
  });

  it('sees an error with a retry button when the shortlist fails to load', async () => {
    const as = aPerson();
    await backend.insert.listingMark({ ownerId: as.id, listingId: swanStreet });
    let isDown = true;
    const fetch: typeof globalThis.fetch = async (input, init) =>
      isDown && String(input).includes('/listing-marks')
        ? new Response('', { status: 503 })
        : backend.fetch(input, init);
    await open('/shortlist', { as, fetch });
    expect(await screen.findByRole('alert', {}, { timeout: 5000 })).toHaveTextContent(
      'We couldn’t load your shortlist',
    );
    isDown = false;
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('link', { name: /7 Swan Street/ })).toBeVisible();
  });
});
