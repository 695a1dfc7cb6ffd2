import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type InProcessBackend, inProcessBackend } from 'federation-testing/backend';
import { visibleToasts } from 'shared-platform/testing';
import { amount, billing, olivia, openCheckout, startPayment } from '../testing/checkout-site.tsx';

let backend: InProcessBackend;
beforeAll(async () => {
  backend = await inProcessBackend();
});
afterAll(() => backend.close());

const stored = async (id: string) => (await backend.inject({ url: `/api/orders/${id}` }, olivia)).json();

/** An order of a sign, which is shipped, and photos. */
async function anOrder(values: object = {}) {
  const sign = await backend.insert.product({ name: 'Signboard', priceCents: 18_950, shippingRequired: true });
  const photos = await backend.insert.product({ name: 'Photos', priceCents: 30_000 });
  return backend.insert.order({ ownerId: olivia.id, lines: [{ product: sign }, { product: photos }], ...values });
}

const continueOn = (to: string) => userEvent.click(screen.getByRole('button', { name: `Continue to ${to}` }));

describe('the first step of the checkout', () => {
  it('opens from the address of the checkout, with items, amounts and the details of the user', async () => {
    const { id } = await anOrder();
    const { router } = await openCheckout(backend, id);
    expect(await screen.findByRole('heading', { level: 1, name: 'Your order' })).toBeVisible();
    expect(router.state.location.pathname).toBe(`/orders/${id}/checkout/confirmation`);
    expect(amount('Total')).toBe('$489.50');
    expect(amount('GST included')).toBe('$44.50');
    expect(amount('Delivery')).toBe('Depends on the address');
    expect(screen.getByRole('textbox', { name: /Full name/ })).toHaveValue('Olivia Nguyen');
    expect(screen.getByRole('textbox', { name: /Email/ })).toHaveValue('olivia@example.com');
  });

  it('V36: changes the quantity, removes an item, and restores it', async () => {
    const { id } = await anOrder();
    await openCheckout(backend, id, 'confirmation');
    await screen.findByRole('heading', { level: 3, name: 'Signboard' });
    await userEvent.click(screen.getByRole('button', { name: 'One more Signboard' }));
    await waitFor(() => expect(amount('Total')).toBe('$679.00'));

    const count = screen.getByRole('textbox', { name: 'Quantity of Signboard' });
    await userEvent.clear(count);
    await userEvent.type(count, '3{Enter}');
    await waitFor(() => expect(amount('Total')).toBe('$868.50'));
    expect(screen.getByRole('heading', { level: 3, name: '3 × Signboard' })).toBeVisible();
    expect(screen.getByRole('heading', { level: 3, name: 'Photos' })).toBeVisible();

    await userEvent.click(screen.getByRole('button', { name: 'Remove Photos' }));
    await waitFor(() => expect(amount('Total')).toBe('$568.50'));
    const [toast] = visibleToasts();
    expect(toast).toMatchObject({ message: 'Photos removed', action: { label: 'Undo' } });
    toast?.action?.run();
    await waitFor(() => expect(amount('Total')).toBe('$868.50'));
  });

  it('has no quantity for a package, which is for one listing', async () => {
    const basic = await backend.insert.product({ name: 'Basic', priceCents: 8_900, fulfilment: 'listing' });
    const photos = await backend.insert.product({ name: 'Photos', priceCents: 30_000 });
    const { id } = await anOrder({ lines: [{ product: basic }, { product: photos }] });
    await openCheckout(backend, id, 'confirmation');
    expect(await screen.findByRole('textbox', { name: 'Quantity of Photos' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Remove Basic' })).toBeVisible();
    expect(screen.queryByRole('textbox', { name: 'Quantity of Basic' })).not.toBeInTheDocument();
  });

  it('V35: applies a promo code, and shows under the field why another one is not applied', async () => {
    const { insert } = backend;
    const code = `SPRING${crypto.randomUUID().slice(0, 6).toUpperCase()}`;
    await insert.promotionCode({ code });
    await insert.promotionCode({ code: `OLD${code}`, endAt: new Date('2026-01-31T12:00:00Z') });
    const { id } = await anOrder();
    await openCheckout(backend, id, 'confirmation');
    const field = await screen.findByRole('textbox', { name: 'Promo code' });
    await userEvent.type(field, 'NOPE{Enter}');
    expect(await screen.findByText('We don’t recognise “NOPE”. Check the spelling.')).toBeVisible();
    expect(field).toHaveValue('NOPE');
    expect(field).toHaveFocus();

    await userEvent.clear(field);
    await userEvent.type(field, `OLD${code}{Enter}`);
    expect(await screen.findByText(/^This code expired on (?:31 Jan|1 Feb) 2026\.$/)).toBeVisible();

    await userEvent.clear(field);
    await userEvent.type(field, `${code}{Enter}`);
    expect(await screen.findByText(/applied$/)).toHaveTextContent(`Code ${code} applied`);
    expect(amount(`Discount, code ${code}`)).toBe('−$48.95');
    expect(amount('Total')).toBe('$440.55');

    await userEvent.click(screen.getByRole('button', { name: `Remove code ${code}` }));
    await waitFor(() => expect(amount('Total')).toBe('$489.50'));
  });

  it('V35: says that a code was used up, and leaves the order as it was', async () => {
    const code = `ONCE${crypto.randomUUID().slice(0, 6).toUpperCase()}`;
    const { id: promotionCodeId } = await backend.insert.promotionCode({ code, maxUses: 1 });
    const lines = [{ product: await backend.insert.product({ priceCents: 10_000 }) }];
    await backend.insert.order({ ownerId: olivia.id, status: 'paid', promotionCodeId, discountCents: 1_000, lines });
    const { id } = await anOrder();
    await openCheckout(backend, id, 'confirmation');
    const field = await screen.findByRole('textbox', { name: 'Promo code' });
    await userEvent.type(field, `${code}{Enter}`);
    expect(await screen.findByText('This code is no longer available.')).toBeVisible();
    expect(field).toHaveValue(code);
    expect(field).toHaveFocus();
    expect(amount('Total')).toBe('$489.50');
    expect((await stored(id)).promotionCode ?? null).toBeNull();
  });

  it('V1: needs the ABN of a business, and stores the details before it continues', async () => {
    const { id } = await anOrder();
    const { router } = await openCheckout(backend, id, 'confirmation');
    await userEvent.click(await screen.findByRole('checkbox', { name: 'I’m buying for a business' }));
    await userEvent.type(screen.getByRole('textbox', { name: /Business name/ }), 'Swan Realty');
    const abn = screen.getByRole('textbox', { name: /ABN/ });
    await userEvent.type(abn, '11 223 493 504');
    await continueOn('delivery');
    expect(await screen.findByText(/That ABN isn’t valid/)).toBeVisible();
    await waitFor(() => expect(abn).toHaveFocus());

    await userEvent.clear(abn);
    await userEvent.type(abn, '51 824 753 556');
    await continueOn('delivery');
    expect(await screen.findByRole('heading', { level: 1, name: 'Delivery' })).toBeVisible();
    expect(router.state.location.pathname).toBe(`/orders/${id}/checkout/delivery`);
    expect((await stored(id)).billing).toMatchObject({ businessName: 'Swan Realty', abn: '51824753556' });
  });

  it('says in the list of steps which ones do not apply, and leads past them', async () => {
    const free = await backend.insert.product({ name: 'Basic', priceCents: 0 });
    const { id } = await backend.insert.order({ ownerId: olivia.id, lines: [{ product: free }] });
    await openCheckout(backend, id);
    const steps = within(await screen.findByRole('navigation', { name: 'Checkout steps' }));
    expect(steps.getByText('Nothing in this order is posted')).toBeVisible();
    expect(steps.getByText('Nothing to pay')).toBeVisible();
    await continueOn('review and pay');
    expect(await screen.findByRole('button', { name: 'Place order' })).toBeVisible();
  });

  it('offers products when the order is empty', async () => {
    const { id } = await backend.insert.order({ ownerId: olivia.id, lines: [], billing });
    await openCheckout(backend, id, 'review');
    expect(await screen.findByRole('heading', { level: 1, name: 'Your order is empty' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'See what we offer' })).toBeVisible();
  });

  it('restores half-typed billing details when the customer comes back to the step', async () => {
    const { id } = await anOrder();
    const { router } = await openCheckout(backend, id, 'confirmation');
    const name = await screen.findByRole('textbox', { name: /Full name/ });
    await userEvent.clear(name);
    await userEvent.type(name, 'Olivia N');
    await act(() => router.navigate(`/orders/${id}`));
    await act(() => router.navigate(`/orders/${id}/checkout/confirmation`));
    expect(await screen.findByText('You’re back where you left off')).toBeVisible();
    expect(screen.getByRole('textbox', { name: /Full name/ })).toHaveValue('Olivia N');
  });

  it('leads to the payment that another tab has started', async () => {
    const photos = await backend.insert.product({ name: 'Photos', priceCents: 30_000 });
    const { id } = await anOrder({ lines: [{ product: photos }], billing });
    const { router } = await openCheckout(backend, id, 'confirmation');
    const name = await screen.findByRole('textbox', { name: /Full name/ });
    await startPayment(backend, id, { kind: 'card', token: 'challenge-1' });
    await userEvent.type(name, ' Tran');
    await continueOn('payment');
    expect(await screen.findByRole('heading', { level: 1, name: 'Your payment' })).toBeVisible();
    expect(router.state.location.pathname).toBe(`/orders/${id}/checkout/review`);
    expect((await stored(id)).billing.name).toBe('Olivia Nguyen');
  });

  it('leads to the order when another tab has paid for it', async () => {
    const { id } = await anOrder();
    const { router } = await openCheckout(backend, id, 'confirmation');
    await screen.findByRole('textbox', { name: /Full name/ });
    await backend.database.execute(`update orders set status = 'paid', version = version + 1 where id = '${id}'`);
    await continueOn('delivery');
    await waitFor(() => expect(router.state.location.pathname).toBe(`/orders/${id}`));
  });
});
