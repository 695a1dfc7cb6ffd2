import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderPage } from 'federation-testing';
import { type InProcessBackend, inProcessBackend } from 'federation-testing/backend';
import { queryClient } from 'shared-api';
import { visibleToasts } from 'shared-platform/testing';
import definition from '../remote.ts';
import * as subscriptions from './subscriptions.page.tsx';

let backend: InProcessBackend;
beforeAll(async () => {
  backend = await inProcessBackend();
});
afterAll(() => backend.close());

/** A new owner for each test, so that each starts with an empty list. */
const anOwner = () => ({ id: crypto.randomUUID(), firstName: 'Olivia', lastName: 'Nguyen' });

const open = (as: ReturnType<typeof anOwner>, fetch = backend.fetch) =>
  renderPage({ definition, pages: { subscriptions }, url: '/subscriptions', as, backend: { ...backend, fetch } });

const card = async (name: string) => within(await screen.findByRole('article', { name }));

describe('the subscriptions of an owner', () => {
  it('shows price, next charge and property, cancels after confirmation and undoes that', async () => {
    const owner = anOwner();
    const { id: propertyId } = await backend.insert.property({ ownerId: owner.id });
    await backend.insert.subscription({ ownerId: owner.id, propertyId });
    await open(owner);
    const rental = await card('Rental management');
    expect(rental.getByText(/Next charge/)).toHaveTextContent('Next charge $29.00 on 3 Dec 2099');
    expect(rental.getByRole('link', { name: /Bridge Road/ })).toHaveAttribute('href', `/properties/${propertyId}`);

    await userEvent.click(rental.getByRole('button', { name: 'Cancel subscription' }));
    const question = within(await screen.findByRole('dialog', { name: 'Cancel Rental management?' }));
    await userEvent.click(question.getByRole('button', { name: 'Cancel subscription' }));
    expect(await rental.findByText(/Active until/)).toHaveTextContent('until 3 Dec 2099. You won’t be charged again.');

    await userEvent.click(rental.getByRole('button', { name: 'Resume subscription' }));
    expect(await rental.findByText(/Next charge/)).toBeVisible();
  });

  it('keeps the state and shows the reason when the server rejects the change', async () => {
    const owner = anOwner();
    const { id } = await backend.insert.subscription({ ownerId: owner.id });
    await open(owner);
    const rental = await card('Rental management');
    await userEvent.click(rental.getByRole('button', { name: 'Cancel subscription' }));
    const question = within(await screen.findByRole('dialog'));
    await endElsewhere(id);
    await userEvent.click(question.getByRole('button', { name: 'Cancel subscription' }));

    expect(await question.findByText(/This subscription has ended/)).toBeVisible();
    expect(rental.getByText(/Next charge/)).toBeVisible();
  });

  it('closes the question with an explanation when the subscription changes elsewhere', async () => {
    const owner = anOwner();
    const { id } = await backend.insert.subscription({ ownerId: owner.id });
    await open(owner);
    const rental = await card('Rental management');
    await userEvent.click(rental.getByRole('button', { name: 'Cancel subscription' }));
    const question = within(await screen.findByRole('dialog'));
    expect(question.getByText(/It stays active until/)).toBeVisible();
    await backend.database.execute(`update subscriptions set status = 'pastDue' where id = '${id}'`);
    await act(() => queryClient().refetchQueries());
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(visibleToasts()).toMatchObject([
      { kind: 'info', message: expect.stringContaining('changed in another tab') },
    ]);
  });

  it('says that a charge is overdue, and links to the page on which it is paid', async () => {
    const owner = anOwner();
    const pastDueSince = new Date(Date.now() - 86_400_000);
    const { id } = await backend.insert.subscription({ ownerId: owner.id, status: 'pastDue', pastDueSince });
    await open(owner);
    const rental = await card('Rental management');
    expect(rental.getByRole('alert')).toHaveTextContent('We couldn’t charge $29.00. Pay by');
    expect(rental.getByRole('link', { name: 'Pay now' })).toHaveAttribute('href', `/subscriptions/${id}`);
  });

  it('shows an empty state only when loading succeeded', async () => {
    const owner = anOwner();
    const { unmount } = await open(owner);
    expect(await screen.findByText('No subscriptions yet')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Go to your properties' })).toHaveAttribute('href', '/properties');
    unmount();

    await backend.insert.subscription({ ownerId: owner.id });
    let broken = true;
    await open(owner, async (input, init) =>
      broken && String(input).includes('/api/subscriptions')
        ? new Response(null, { status: 503 })
        : backend.fetch(input, init),
    );
    expect(await screen.findByText('We couldn’t load your subscriptions')).toBeVisible();
    expect(screen.queryByText('No subscriptions yet')).toBeNull();
    broken = false;
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await card('Rental management')).toBeDefined();
  });

  it('adds a plan to the unfinished order of a property, says so, and opens its checkout', async () => {
    const owner = anOwner();
    const { id: propertyId } = await backend.insert.property({ ownerId: owner.id });
    const order = await backend.insert.order({ ownerId: owner.id, propertyId });
    await backend.insert.product({
      category: 'Plans',
      name: 'Safety checks',
      priceCents: 2_400,
      billingPeriod: 'month',
    });
    const { router } = await open(owner);
    await userEvent.click(await screen.findByRole('radio', { name: /Safety checks/ }));
    expect(screen.getByText(/We’ll add your plan to/)).toHaveTextContent(`order ${order.number} ($275.00)`);
    await userEvent.click(screen.getByRole('button', { name: 'Continue to checkout' }));
    await waitFor(() => expect(router.state.location.pathname).toBe(`/orders/${order.id}/checkout`));
    const items = await backend.database.execute(`select 1 from order_items where order_id = '${order.id}'`);
    expect(items.rows).toHaveLength(2);
  });

  it('opens an order for the chosen property, without plans that it has', async () => {
    const owner = anOwner();
    const first = await backend.insert.property({ ownerId: owner.id, streetAddress: '8 Lygon Street' });
    await backend.insert.property({ ownerId: owner.id, streetAddress: '10 Lygon Street' });
    const aPlan = (name: string) =>
      backend.insert.product({ category: 'Plans', name, priceCents: 2_400, billingPeriod: 'month' });
    const owned = await aPlan('Gardening');
    await aPlan('Pool care');
    await backend.insert.subscription({ ownerId: owner.id, propertyId: first.id, productId: owned.id });
    const { router } = await open(owner);
    await userEvent.click(await screen.findByRole('combobox', { name: 'Property' }));
    await userEvent.click(await screen.findByRole('option', { name: /^8 Lygon Street/ }));
    await userEvent.click(await screen.findByRole('radio', { name: /Pool care/ }));
    expect(screen.queryByRole('radio', { name: /Gardening/ })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Continue to checkout' }));
    await waitFor(() => expect(router.state.location.pathname).toMatch(/^\/orders\/[^/]+\/checkout$/));
  });

  /** Ends the subscription without this page knowing. */
  async function endElsewhere(id: string) {
    await backend.database.execute(`update subscriptions set status = 'cancelled' where id = '${id}'`);
  }
});
