import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderPage } from 'federation-testing';
import { type InProcessBackend, inProcessBackend } from 'site/testing';
import definition from '../remote.ts';
import * as history from './order-history.page.tsx';

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

  it('shows an empty state, and links to all orders when a filter has none', async () => {
    const propertyId = (await backend.insert.property({ ownerId: olivia.id })).id;
    await open(propertyId, '?status=refunded');
    expect(await screen.findByText('No refunded orders')).toBeVisible();
    await userEvent.click(screen.getByRole('link', { name: 'Show all orders' }));
    expect(await screen.findByText('No orders yet')).toBeVisible();
  });
});
