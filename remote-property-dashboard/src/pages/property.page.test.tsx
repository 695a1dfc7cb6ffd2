import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderPage } from 'federation-testing';
import { type InProcessBackend, inProcessBackend } from 'federation-testing/backend';
import definition from '../remote.ts';
import * as property from './property.page.tsx';

const olivia = { id: '10000000-0000-4000-8000-000000000001', firstName: 'Olivia', lastName: 'Nguyen' };

let backend: InProcessBackend;
beforeAll(async () => {
  backend = await inProcessBackend();
});
afterAll(() => backend.close());

const open = (propertyId: string, fetch = backend.fetch) =>
  renderPage({
    definition,
    pages: { property },
    url: `/properties/${propertyId}`,
    as: olivia,
    backend: { ...backend, fetch },
  });

async function aRentedHouse(values: { pictureId?: string | null } = {}) {
  const { id: propertyId } = await backend.insert.property({ ownerId: olivia.id, ...values });
  const own = { ownerId: olivia.id, propertyId };
  const tenancy = await backend.insert.tenancy({ ...own, endDate: null, paidTo: '2026-03-07', partPaymentCents: 5000 });
  const order = await backend.insert.order({ ...own, status: 'paid' });
  return { propertyId, tenancy, order };
}

describe('a property', () => {
  it('shows the tenancy with rent, paid-to date, arrears and end, the open task, orders and facts', async () => {
    const { propertyId, order } = await aRentedHouse();
    await open(propertyId);
    const tenancy = within(await screen.findByRole('region', { name: 'Tenancy' }));
    expect(tenancy.getByText('Paid to 7 Mar 2026 with part payment of $50.00')).toBeVisible();
    expect(tenancy.getByText(/^\d+ days behind$/)).toBeVisible();
    expect(tenancy.getByText('Periodic, no end date')).toBeVisible();
    expect(await screen.findByRole('region', { name: 'Needs your attention' })).toHaveTextContent(/days behind/);
    const orders = within(screen.getByRole('region', { name: 'Recent orders' }));
    expect(orders.getByRole('link', { name: `Order ${order.number}` })).toBeVisible();
    expect(screen.getByRole('region', { name: 'Listing' })).toHaveTextContent('This property isn’t listed.');
    expect(screen.getByRole('region', { name: 'About this property' })).toHaveTextContent('Bedrooms3');
  });

  it('shows who moves in after the current tenancy', async () => {
    const { propertyId } = await aRentedHouse();
    const tenants = [{ name: 'Rita Renter', email: 'rita@example.com', primaryTenant: true }];
    const term = { startDate: '2028-01-15', endDate: '2029-01-14', rentCents: 73_000 };
    await backend.insert.tenancy({ ownerId: olivia.id, propertyId, tenants, ...term });
    await open(propertyId);
    const tenancy = within(await screen.findByRole('region', { name: 'Tenancy' }));
    expect(tenancy.getByText('Rita Renter, $730 per week from 15 Jan 2028')).toBeVisible();
  });

  it('offers no next steps for a property that is rented or listed, and no lease of land', async () => {
    const { propertyId } = await aRentedHouse();
    await open(propertyId);
    await screen.findByRole('region', { name: 'Tenancy' });
    expect(screen.queryByRole('region', { name: 'What’s next?' })).toBeNull();
    const listing = await backend.insert.listing({ ownerId: olivia.id, status: 'draft' });
    await open(listing.propertyId);
    await screen.findByText('No current tenancy.');
    expect(screen.queryByRole('region', { name: 'What’s next?' })).toBeNull();
    const land = { propertyType: 'Land', category: 'Residential land' } as const;
    await open((await backend.insert.property({ ownerId: olivia.id, ...land })).id);
    const next = within(await screen.findByRole('region', { name: 'What’s next?' }));
    expect(next.getByRole('link', { name: /^List for sale/ })).toBeVisible();
    expect(next.queryByRole('link', { name: /^List for lease/ })).toBeNull();
  });

  it('starts with tasks and money, and shows the picture after them', async () => {
    const { pictureId } = await backend.insert.listing({ ownerId: olivia.id, photos: 1 });
    const { propertyId } = await aRentedHouse({ pictureId });
    await open(propertyId);
    const tasks = await screen.findByRole('region', { name: 'Needs your attention' });
    const money = [tasks, ...['Tenancy', 'Recent orders'].map((name) => screen.getByRole('region', { name }))];
    const picture = await screen.findByRole('img', { name: 'View 1' });
    for (const part of money)
      expect(part.compareDocumentPosition(picture) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  });

  it('links each task to the page where the owner can do it', async () => {
    const { propertyId, tenancy } = await aRentedHouse();
    const draft = await backend.insert.listing({ ownerId: olivia.id, propertyId, status: 'draft' });
    await open(propertyId);
    const tasks = within(await screen.findByRole('region', { name: 'Needs your attention' }));
    expect(tasks.getByRole('link', { name: /^Continue: Listing is a draft/ })).toHaveAttribute(
      'href',
      `/listings/${draft.id}/edit`,
    );
    expect(tasks.getByRole('link', { name: /^View rent: Rent is/ })).toHaveAttribute(
      'href',
      `/properties/${propertyId}/tenancies/${tenancy.id}`,
    );
  });

  it('has the address as its title, however long its data takes', async () => {
    const { propertyId } = await aRentedHouse();
    await open(propertyId, async (input, init) => {
      await new Promise((later) => setTimeout(later, 400));
      return backend.fetch(input, init);
    });
    await waitFor(() => expect(document.title).toMatch(/^12A\/3–5 Bridge Road, Richmond VIC 3121 /), { timeout: 4000 });
  });

  it('keeps the other parts when one fails to load, and retries only that one', async () => {
    const { propertyId } = await aRentedHouse();
    let broken = true;
    await open(propertyId, (input, init) =>
      broken && String(input).includes('/api/tenancies')
        ? Promise.resolve(new Response('', { status: 500 }))
        : backend.fetch(input, init),
    );
    expect(await screen.findByRole('alert')).toBeVisible();
    expect(await screen.findByRole('region', { name: 'Recent orders' })).toBeVisible();
    broken = false;
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('region', { name: 'Tenancy' })).toBeVisible();
  });

  describe('listing', () => {
    const soldAt = new Date('2026-11-30T02:00:00Z');
    const sale = { ownerId: olivia.id, type: 'sale', soldAt, soldPriceCents: 97_500_000 } as const;

    const listingCard = async (propertyId: string, fetch = backend.fetch) => {
      await open(propertyId, fetch);
      return screen.findByRole('region', { name: 'Listing' });
    };

    it('shows when and for how much it was sold, and links to its page and to all listings', async () => {
      const { id, propertyId } = await backend.insert.listing({ ...sale, status: 'sold' });
      const card = await listingCard(propertyId);
      await waitFor(() => expect(card).toHaveTextContent('Sold on 30 Nov 2026 for $975,000'));
      const { getByRole } = within(card);
      expect(getByRole('link', { name: 'View listing' })).toHaveAttribute('href', `/listings/${id}`);
      const all = getByRole('link', { name: 'All listings' });
      expect(all).toHaveAttribute('href', `/properties/${propertyId}/listings`);
      const next = within(await screen.findByRole('region', { name: 'What’s next?' }));
      expect(next.getByRole('link', { name: /^List for sale/ })).toBeVisible();
    });

    it('shows a sale without a price when it is unknown, and no link after the listing has left the site', async () => {
      const { propertyId } = await backend.insert.listing({ ...sale, status: 'offmarket', soldPriceCents: null });
      const card = await listingCard(propertyId);
      await waitFor(() => expect(card).toHaveTextContent(/Sold on 30 Nov 2026$/));
      expect(within(card).queryByRole('link', { name: 'View listing' })).toBeNull();
    });

    it('shows when it was leased', async () => {
      const { propertyId } = await backend.insert.listing({ ownerId: olivia.id, status: 'leased', updatedAt: soldAt });
      const card = await listingCard(propertyId);
      await waitFor(() => expect(card).toHaveTextContent('Leased on 30 Nov 2026'));
    });

    it('is not listed when the newest listing was withdrawn, whatever was sold before', async () => {
      const earlier = new Date('2020-01-01T00:00:00Z');
      const { propertyId } = await backend.insert.listing({ ...sale, status: 'offmarket', createdAt: earlier });
      await backend.insert.listing({ ownerId: olivia.id, propertyId, status: 'withdrawn' });
      const card = await listingCard(propertyId);
      await waitFor(() => expect(card).toHaveTextContent('This property isn’t listed.'));
    });

    it('shows the current listing without a request for past ones', async () => {
      const { propertyId } = await backend.insert.listing({ ...sale, status: 'sold' });
      await backend.insert.listing({ ownerId: olivia.id, propertyId, status: 'draft', headline: 'For sale again' });
      const requests: string[] = [];
      const card = await listingCard(propertyId, (input, init) => {
        requests.push(String(input));
        return backend.fetch(input, init);
      });
      expect(card).toHaveTextContent('For sale again');
      expect(requests.filter((url) => url.includes('/api/listings'))).toEqual([]);
      expect(requests.some((url) => url.includes('/api/properties'))).toBe(true);
    });
  });
});
