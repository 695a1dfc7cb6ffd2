import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderPage } from 'federation-testing';
import { type InProcessBackend, inProcessBackend } from 'federation-testing/backend';
import definition from '../remote.ts';
import * as history from './order-history.page.tsx';
import * as orders from './orders.page.tsx';

const olivia = { id: '10000000-0000-4000-8000-000000000001', firstName: 'Olivia', lastName: 'Nguyen' };

let backend: InProcessBackend;
beforeAll(async () => {
  backend = await inProcessBackend();
});
afterAll(() => backend.close());

const open = (propertyId: string, query = '', fetch = backend.fetch) =>
  renderPage({
    definition,
    pages: { 'order-history': history },
    url: `/properties/${propertyId}/order-history${query}`,
    as: olivia,
    backend: { ...backend, fetch },
  });

const rows = () => screen.getAllByRole('link', { name: /^Order V-/ }).map((link) => link.textContent);

describe('the order history of a property', () => {
  it('lists orders and filters them by status in the URL', async () => {
    const propertyId = (await backend.insert.property({ ownerId: olivia.id })).id;
    const paid = await backend.insert.order({
      ownerId: olivia.id,
      propertyId,
      status: 'paid',
      createdAt: new Date(2e12),
    });
    const done = await backend.insert.order({ ownerId: olivia.id, propertyId, status: 'completed' });
    await open(propertyId);
    expect(await screen.findByRole('link', { name: `Order ${paid.number}` })).toBeVisible();
    expect(rows()).toEqual([`Order ${paid.number}`, `Order ${done.number}`]);

    await userEvent.click(screen.getByRole('link', { name: 'Completed' }));
    await screen.findByRole('link', { name: 'Completed', current: true });
    await waitFor(() => expect(rows()).toEqual([`Order ${done.number}`]));
  });

  it('shows an order with an unknown status with a neutral badge', async () => {
    const propertyId = (await backend.insert.property({ ownerId: olivia.id })).id;
    const paid = await backend.insert.order({ ownerId: olivia.id, propertyId, status: 'paid' });
    const newer = await backend.insert.order({ ownerId: olivia.id, propertyId, status: 'processing' });
    await open(propertyId, '', async (...request) => {
      const response = await backend.fetch(...request);
      const body = (await response.text()).replaceAll('"status":"processing"', '"status":"onHold"');
      return new Response(body, response);
    });
    expect(await screen.findByRole('link', { name: `Order ${newer.number}` })).toBeVisible();
    expect(screen.getByRole('link', { name: `Order ${paid.number}` })).toBeVisible();
    expect(screen.getByText('On hold')).toBeVisible();
  });

  it('filters by year in the URL, and keeps the status', async () => {
    const propertyId = (await backend.insert.property({ ownerId: olivia.id })).id;
    const order = (year: number) =>
      backend.insert.order({ ownerId: olivia.id, propertyId, status: 'paid', createdAt: new Date(`${year}-06-15`) });
    const thisYear = new Date().getFullYear();
    const [now, then] = [await order(thisYear), await order(thisYear - 1)];
    const { router } = await open(propertyId, '?status=paid');
    expect(await screen.findByRole('link', { name: `Order ${now.number}` })).toBeVisible();
    await userEvent.click(screen.getByRole('link', { name: String(thisYear - 1) }));
    await waitFor(() => expect(rows()).toEqual([`Order ${then.number}`]));
    expect(router.state.location.search).toBe(`?status=paid&year=${thisYear - 1}`);
  });

  it('resumes an unfinished order, or cancels it after a confirmation', async () => {
    const propertyId = (await backend.insert.property({ ownerId: olivia.id })).id;
    const { id, number } = await backend.insert.order({ ownerId: olivia.id, propertyId });
    await open(propertyId);
    expect(await screen.findByRole('link', { name: `Resume order ${number}` })).toHaveAttribute(
      'href',
      `/orders/${id}/checkout`,
    );
    await userEvent.click(screen.getByRole('button', { name: `Cancel order ${number}` }));
    const question = within(await screen.findByRole('dialog', { name: `Cancel order ${number}?` }));
    await userEvent.click(question.getByRole('button', { name: 'Cancel order' }));
    await waitFor(() => expect(screen.queryByRole('link', { name: `Resume order ${number}` })).toBeNull());
    expect(within(screen.getByRole('list', { name: 'Orders' })).getByText('Cancelled')).toBeVisible();
  });

  it('shows an error, not an empty list, when loading fails', async () => {
    const propertyId = (await backend.insert.property({ ownerId: olivia.id })).id;
    await backend.insert.order({ ownerId: olivia.id, propertyId, status: 'paid' });
    let broken = true;
    await open(propertyId, '', async (input, init) =>
      broken && String(input).includes('/api/orders')
        ? new Response(null, { status: 503 })
        : backend.fetch(input, init),
    );
    expect(await screen.findByText('We couldn’t load your orders')).toBeVisible();
    expect(screen.queryByText('No orders yet')).toBeNull();
    broken = false;
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(rows()).toHaveLength(1));
  });

  it('shows an empty state, and links to all orders when a filter has none', async () => {
    const propertyId = (await backend.insert.property({ ownerId: olivia.id })).id;
    await open(propertyId, '?status=refunded');
    expect(await screen.findByText('No refunded orders')).toBeVisible();
    await userEvent.click(screen.getByRole('link', { name: 'Show all orders' }));
    expect(await screen.findByText('No orders yet')).toBeVisible();
    expect(screen.getByRole('link', { name: 'View services' })).toHaveAttribute(
      'href',
      `/properties/${propertyId}/property-enhancements`,
    );
  });
});

it('the list of all orders names the property of each order', async () => {
  const jack = { id: crypto.randomUUID(), firstName: 'Jack', lastName: 'Tran' };
  const { id, number } = await backend.insert.order({ ownerId: jack.id, status: 'paid' });
  await renderPage({ definition, pages: { orders }, url: '/orders', as: jack, backend });
  expect(await screen.findByRole('link', { name: `Order ${number}` })).toHaveAttribute('href', `/orders/${id}`);
  expect(screen.getByText(/For the property at 12A\/3–5 Bridge Road/)).toBeVisible();
});
