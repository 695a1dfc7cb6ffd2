import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderPage } from 'federation-testing';
import { type InProcessBackend, inProcessBackend } from 'federation-testing/backend';
import { everyListing } from 'shared-contract/search/listing-search';
import { visibleToasts } from 'shared-platform/testing';
import definition from '../remote.ts';
import * as notifications from './settings-notifications.page.tsx';

let backend: InProcessBackend;
beforeAll(async () => {
  backend = await inProcessBackend();
  await backend.insert.suburb();
});
afterAll(() => backend.close());

const aPerson = () => ({ id: crypto.randomUUID(), email: 'olivia@example.com' });
type Person = ReturnType<typeof aPerson>;

const open = (as: Person, fetch = backend.fetch) =>
  renderPage({
    definition,
    pages: { 'settings-notifications': notifications },
    url: '/settings/notifications',
    as,
    backend: { ...backend, fetch },
  });

/** Fails the requests that `isFailing` selects, while `isDown`. */
function unreliable(isFailing: (path: string, method: string) => boolean) {
  const state = { isDown: true };
  const fetch: typeof globalThis.fetch = async (input, init) =>
    state.isDown && isFailing(String(input), init?.method ?? 'GET')
      ? new Response('', { status: 503 })
      : backend.fetch(input, init);
  return { state, fetch };
}

const rentals = { ...everyListing, listingType: 'lease' as const, suburbs: ['richmond-vic-3121'] };
const section = async (name: string) => within(await screen.findByRole('region', { name }));
const alertsOf = async (as: Person) =>
  (await backend.inject({ url: '/api/saved-searches' }, as)).json().member.map(({ alert }: { alert: string }) => alert);
const shortlistOf = async (as: Person) => (await backend.inject({ url: '/api/alert-settings' }, as)).json().shortlist;
const shortlistSwitch = () =>
  screen.findByRole('switch', { name: 'Email me when a price, open home or status changes' }, { timeout: 5000 });

it('says where the emails go, which are always sent, and where rent reminders are set', async () => {
  await open(aPerson());
  expect(await screen.findByRole('heading', { level: 1, name: 'Notifications' })).toBeVisible();
  expect(screen.getByText('olivia@example.com')).toBeVisible();
  expect(screen.getByRole('link', { name: 'your profile' })).toHaveAttribute('href', '/settings/profile');
  expect(
    (await section('Emails we always send')).getByText(/^Some emails you need, so you can’t turn them off: enquiries/),
  ).toBeVisible();
  const tenants = await section('Emails to your tenants');
  expect(tenants.getByRole('link', { name: 'Rent & money' })).toHaveAttribute('href', '/rent');
});

describe('saved searches', () => {
  it('link to their results and are described by their filters', async () => {
    const as = aPerson();
    await backend.insert.savedSearch({ ownerId: as.id, name: 'Near the river', search: rentals });
    await open(as);
    const row = within(await screen.findByRole('listitem'));
    expect(row.getByRole('link', { name: 'Near the river' })).toHaveAttribute(
      'href',
      '/search/lease?suburb=richmond-vic-3121',
    );
    expect(row.getByText('Property for rent in Richmond')).toBeVisible();
  });

  it('are emailed as often as the user chooses for each', async () => {
    const as = aPerson();
    await backend.insert.savedSearch({ ownerId: as.id, name: 'Near the river', search: rentals, alert: 'daily' });
    await open(as);
    const select = await screen.findByRole('combobox', { name: 'Email alerts for Near the river' });
    expect(select).toHaveDisplayValue('Email alerts: daily at 8 am');
    await userEvent.selectOptions(select, 'Email alerts: straight away');
    await waitFor(async () => expect(await alertsOf(as)).toEqual(['instant']));
    await userEvent.selectOptions(select, 'Email alerts: off');
    await waitFor(async () => expect(await alertsOf(as)).toEqual(['off']));
    expect(select).toHaveValue('off');
  });

  it('keep their frequency when saving fails, with a message', async () => {
    const as = aPerson();
    await backend.insert.savedSearch({ ownerId: as.id, name: 'Near the river', search: rentals, alert: 'daily' });
    await open(as, unreliable((path, method) => path.includes('/saved-searches') && method === 'PATCH').fetch);
    const select = await screen.findByRole('combobox', { name: 'Email alerts for Near the river' });
    await userEvent.selectOptions(select, 'Email alerts: off');
    await waitFor(() => expect(visibleToasts().at(-1)?.message).toMatch(/^We couldn’t save that/));
    expect(select).toHaveValue('daily');
    expect(await alertsOf(as)).toEqual(['daily']);
  });

  it('say how to save one when there is none', async () => {
    await open(aPerson());
    expect(await screen.findByText('No saved searches yet')).toBeVisible();
    expect(screen.getByText(/choose Save search above the results/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Search properties' })).toHaveAttribute('href', '/search');
  });

  it('never look empty when they fail to load, and the other settings still work', async () => {
    const as = aPerson();
    await backend.insert.savedSearch({ ownerId: as.id, name: 'Near the river', search: rentals });
    const { state, fetch } = unreliable((path) => path.includes('/saved-searches'));
    await open(as, fetch);
    expect(await shortlistSwitch()).toBeChecked();
    const searches = await section('Saved searches');
    expect(await searches.findByRole('alert', {}, { timeout: 5000 })).toBeVisible();
    expect(screen.queryByText('No saved searches yet')).toBeNull();
    state.isDown = false;
    await userEvent.click(searches.getByRole('button', { name: 'Try again' }));
    expect(await searches.findByRole('link', { name: 'Near the river' })).toBeVisible();
  });
});

describe('the shortlist', () => {
  it('has its switch without a saved property', async () => {
    const as = aPerson();
    await open(as);
    const alerts = await shortlistSwitch();
    await userEvent.click(alerts);
    await waitFor(async () => expect(await shortlistOf(as)).toBe(false));
    expect(alerts).not.toBeChecked();
  });

  it('keeps its setting when saving fails, with a message', async () => {
    const as = aPerson();
    await open(as, unreliable((path, method) => path.includes('/alert-settings') && method === 'PATCH').fetch);
    const alerts = await shortlistSwitch();
    await userEvent.click(alerts);
    await waitFor(() => expect(visibleToasts().at(-1)?.message).toMatch(/^We couldn’t save that/));
    expect(alerts).toBeChecked();
    expect(await shortlistOf(as)).toBe(true);
  });

  it('shows an error with a retry button when its setting fails to load', async () => {
    const { state, fetch } = unreliable((path) => path.includes('/alert-settings'));
    await open(aPerson(), fetch);
    const shortlist = await section('Shortlist');
    expect(await shortlist.findByRole('alert', {}, { timeout: 5000 })).toBeVisible();
    state.isDown = false;
    await userEvent.click(shortlist.getByRole('button', { name: 'Try again' }));
    expect(await shortlistSwitch()).toBeChecked();
  });
});
