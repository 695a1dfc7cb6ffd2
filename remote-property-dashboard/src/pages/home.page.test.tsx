import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderPage } from 'federation-testing';
import { type InProcessBackend, inProcessBackend } from 'federation-testing/backend';
import { addDays, localDateIn } from 'shared-contract/date/local-date';
import { visibleToasts } from 'shared-platform/testing';
import definition from '../remote.ts';
import * as home from './home.page.tsx';

const olivia = { id: '10000000-0000-4000-8000-000000000001', firstName: 'Olivia', lastName: 'Nguyen' };
const newcomer = { id: '10000000-0000-4000-8000-000000000002', firstName: 'Zdeněk', lastName: "O'Hara-Žižka" };

let backend: InProcessBackend;
beforeAll(async () => {
  backend = await inProcessBackend();
});
afterAll(() => backend.close());

const open = (as: { id: string; firstName: string; lastName?: string } = olivia, fetch = backend.fetch) =>
  renderPage({ definition, pages: { home }, url: '/', as, backend: { ...backend, fetch } });

describe('the overview', () => {
  it('greets the owner and shows tasks, properties and recent orders', async () => {
    const property = await backend.insert.property({ ownerId: olivia.id, streetAddress: '8 Lygon Street' });
    const own = { ownerId: olivia.id, propertyId: property.id };
    const paidTo = addDays(localDateIn('Australia/Melbourne', new Date()), -9);
    const startDate = addDays(paidTo, 1 - 70);
    const tenancy = await backend.insert.tenancy({ ...own, startDate, endDate: null, paidTo });
    const order = await backend.insert.order({ ...own, status: 'paid' });
    await open();

    expect(
      await screen.findByRole('heading', { level: 1, name: /^Good (morning|afternoon|evening), Olivia$/ }),
    ).toBeVisible();
    const attention = within(await screen.findByRole('region', { name: 'Needs your attention' }));
    expect(attention.getByRole('link', { name: /behind/ })).toHaveAttribute(
      'href',
      `/properties/${property.id}/tenancies/${tenancy.id}`,
    );
    const properties = within(screen.getByRole('region', { name: 'Your properties' }));
    expect(properties.getByRole('link', { name: '8 Lygon Street' })).toHaveAttribute(
      'href',
      `/properties/${property.id}`,
    );
    expect(properties.getByRole('article')).toHaveTextContent('Rented for $650 per week · 9 days behind');
    const orders = within(screen.getByRole('region', { name: 'Recent orders' }));
    expect(orders.getByRole('link', { name: `Order ${order.number}` })).toHaveAttribute('href', `/orders/${order.id}`);
  });

  it('lists new enquiries and offers as tasks, and only tasks that the owner can do here', async () => {
    const owner = { id: crypto.randomUUID(), firstName: 'Olivia' };
    const listing = await backend.insert.listing({ ownerId: owner.id, type: 'sale' });
    const own = { ownerId: owner.id, propertyId: listing.propertyId };
    await backend.insert.enquiry({ ...own, listingId: listing.id, name: 'Mia' });
    const offer = await backend.insert.offer({ ownerId: owner.id, listingId: listing.id });
    await backend.insert.order({ ...own, status: 'initiated' });
    await backend.insert.agreement({ ...own, status: 'initiated' });
    await open(owner);
    const attention = within(await screen.findByRole('region', { name: 'Needs your attention' }));
    await attention.findByRole('link', { name: '2 messages need an answer' });
    expect(attention.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['2 messages need an answer', '/enquiries?state=needsAnswer'],
      ['Answer', `/properties/${listing.propertyId}/offers?offer=${offer.id}`],
      ['Reply', `/properties/${listing.propertyId}/enquiries`],
    ]);
    expect(attention.getByText('Offer of $790,000')).toBeVisible();
    expect(attention.getByText('New enquiry')).toBeVisible();
  });

  it('says by when to pay a failed charge, not that it is overdue and due later', async () => {
    const owner = { id: crypto.randomUUID(), firstName: 'Olivia' };
    const { id: propertyId } = await backend.insert.property({ ownerId: owner.id });
    const pastDueSince = new Date(Date.now() - 5 * 86_400_000);
    const overdue = { ownerId: owner.id, propertyId, status: 'pastDue', pastDueSince } as const;
    const { id: subscriptionId } = await backend.insert.subscription(overdue);
    await backend.insert.charge({ ownerId: owner.id, subscriptionId, kind: 'renewal', status: 'failed' });
    await open(owner);
    const attention = await screen.findByRole('region', { name: 'Needs your attention' });
    await within(attention).findByRole('link', { name: /^Pay now/ });
    expect(attention).toHaveTextContent(/Pay \$29\.00 by \d+ \w+ \d{4} to keep Rental management/);
    expect(attention).not.toHaveTextContent(/overdue|Due in/);
  });

  it('welcomes an owner without properties with three ways to begin', async () => {
    await open(newcomer);
    expect(await screen.findByRole('heading', { level: 1, name: 'Welcome to Verandah, Zdeněk' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Add your first property' })).toHaveAttribute('href', '/properties/create');
    expect(screen.getByRole('button', { name: 'Look around with sample data' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Find a home' })).toHaveAttribute('href', '/search');
    for (const title of ['Sell', 'Lease', 'Manage']) expect(screen.getByText(title)).toBeVisible();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('shows an empty home that teaches after the welcome was skipped, also at the next visit', async () => {
    const owner = { id: crypto.randomUUID(), firstName: 'Ana' };
    const { unmount } = await open(owner);
    await userEvent.click(await screen.findByRole('button', { name: 'Skip for now' }));
    expect(await screen.findByText('No properties yet')).toBeVisible();
    expect(screen.queryByText(/^Welcome/)).toBeNull();
    await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
    unmount();
    await open(owner);
    expect(await screen.findByText('No properties yet')).toBeVisible();
  });

  it('stays on the welcome when it cannot be skipped', async () => {
    await open({ id: crypto.randomUUID(), firstName: 'Ana' }, (input, init) =>
      init?.method === 'POST' ? Promise.reject(new TypeError('Failed to fetch')) : backend.fetch(input, init),
    );
    await userEvent.click(await screen.findByRole('button', { name: 'Skip for now' }));
    const message = 'We couldn’t skip this. Check your connection and try again.';
    await waitFor(() => expect(visibleToasts()).toMatchObject([{ message }]));
    expect(screen.getByText('Welcome to Verandah, Ana')).toBeVisible();
  });

  it('creates the sample data, opens it, and does not show the welcome again', async () => {
    const owner = { id: crypto.randomUUID(), firstName: 'Ana' };
    const { router } = await open(owner);
    await userEvent.click(await screen.findByRole('button', { name: 'Look around with sample data' }));
    await waitFor(() => expect(router.state.location.pathname).toMatch(/^\/properties\/[0-9a-f-]{36}$/));
    const read = async () => (await backend.inject({ url: '/api/overview' }, owner)).json();
    await waitFor(async () => expect(await read()).toMatchObject({ welcomed: true, propertyCount: 1 }));
    await open(owner);
    expect(await screen.findByRole('link', { name: 'Sample home, 12 Wattle Street' })).toBeVisible();
    const attention = within(await screen.findByRole('region', { name: 'Needs your attention' }));
    expect(attention.getByRole('link', { name: /^View rent: Rent is 3 days behind/ })).toBeVisible();
    expect(attention.getAllByText(/Sample home/)).toHaveLength(3);
  });

  it('shows an error with a retry instead of the welcome when loading fails', async () => {
    let broken = true;
    await open(newcomer, (input, init) =>
      broken ? Promise.reject(new TypeError('Failed to fetch')) : backend.fetch(input, init),
    );
    expect(await screen.findByRole('alert')).toHaveTextContent('We couldn’t reach Verandah');
    expect(screen.queryByText(/Welcome/)).toBeNull();
    broken = false;
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Welcome to Verandah, Zdeněk')).toBeVisible();
  });
});
