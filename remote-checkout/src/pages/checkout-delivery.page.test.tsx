import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type InProcessBackend, inProcessBackend } from 'federation-testing/backend';
import { amount, billing, olivia, openCheckout } from '../testing/checkout-site.tsx';

let backend: InProcessBackend;
beforeAll(async () => {
  backend = await inProcessBackend();
  await backend.insert.suburb();
});
afterAll(() => backend.close());

const stored = async (id: string) => (await backend.inject({ url: `/api/orders/${id}` }, olivia)).json();

async function aShippedOrder(values: object = { billing }) {
  const sign = await backend.insert.product({ name: 'Signboard', priceCents: 18_950, shippingRequired: true });
  return backend.insert.order({ ownerId: olivia.id, lines: [{ product: sign }], ...values });
}

const continueOn = () => userEvent.click(screen.getByRole('button', { name: 'Continue to payment' }));

describe('the delivery step', () => {
  it('V36: finds an address by keyboard, shows the price of shipping first and adds it to the total', async () => {
    const { id } = await aShippedOrder();
    const { router } = await openCheckout(backend, id);
    expect(await screen.findByText('Where should we post your order? We’ll send: Signboard.')).toBeVisible();
    expect(screen.getByRole('textbox', { name: /Recipient/ })).toHaveValue('Olivia Nguyen');
    await userEvent.type(screen.getByRole('combobox', { name: /Delivery address/ }), '7 swan street rich');
    await screen.findByRole('option', { name: '7 Swan Street, Richmond VIC 3121', hidden: true });
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Change address' })).toHaveFocus());
    expect(screen.getByText('Delivery to VIC, GST included').parentElement).toHaveTextContent('$14.95');
    expect((await stored(id)).delivery).toBeNull();

    await userEvent.type(screen.getByRole('textbox', { name: /Delivery instructions/ }), 'Behind the gate');
    await continueOn();
    await waitFor(() => expect(router.state.location.pathname).toBe(`/orders/${id}/checkout/payment`));
    await waitFor(() => expect(amount('Delivery')).toBe('$14.95'));
    expect(amount('Total')).toBe('$204.45');
    expect((await stored(id)).delivery).toMatchObject({ postcode: '3121', instructions: 'Behind the gate' });
  });

  it('V9: shows errors of an address at its fields, without losing what was typed', async () => {
    const { id } = await aShippedOrder();
    await openCheckout(backend, id, 'delivery');
    await userEvent.click(await screen.findByRole('button', { name: 'Enter address manually' }));
    await userEvent.type(await screen.findByRole('textbox', { name: /Street address/ }), 'PO Box 12');
    await userEvent.type(screen.getByRole('textbox', { name: /Suburb/ }), 'Hobart');
    await userEvent.click(screen.getByRole('combobox', { name: /State/ }));
    await userEvent.click(await screen.findByRole('option', { name: 'TAS', hidden: true }));
    await userEvent.type(screen.getByRole('textbox', { name: /Postcode/ }), '3121');
    expect(screen.getByText('Delivery to TAS, GST included').parentElement).toHaveTextContent('$19.95');
    await continueOn();
    expect(await screen.findByText('Couriers can’t deliver to a post box. Enter a street address.')).toBeVisible();
    expect(screen.getByText('3121 isn’t a postcode in TAS.')).toBeVisible();
    await waitFor(() => expect(screen.getByRole('textbox', { name: /Street address/ })).toHaveFocus());
    expect(screen.getByRole('textbox', { name: /Street address/ })).toHaveValue('PO Box 12');
  });

  it('asks for the billing details first', async () => {
    const { id } = await aShippedOrder({});
    const { router } = await openCheckout(backend, id, 'delivery');
    expect(await screen.findByRole('heading', { level: 1, name: 'Your order' })).toBeVisible();
    expect(router.state.location.pathname).toBe(`/orders/${id}/checkout/confirmation`);
  });
});
