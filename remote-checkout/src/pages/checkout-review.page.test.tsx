import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type InProcessBackend, inProcessBackend } from 'federation-testing/backend';
import { amount, billing, delivered, olivia, openCheckout, startPayment } from '../testing/checkout-site.tsx';
import { enterCard } from '../testing/enter-card.ts';

let backend: InProcessBackend;
beforeAll(async () => {
  backend = await inProcessBackend();
});
afterAll(() => backend.close());

const stored = async (id: string) => (await backend.inject({ url: `/api/orders/${id}` }, olivia)).json();

async function anOrder(values: object = {}) {
  const photos = await backend.insert.product({ name: 'Photos', priceCents: 125_000 });
  return backend.insert.order({ ownerId: olivia.id, billing, lines: [{ product: photos }], ...values });
}

async function pay(name: string | RegExp = /^Pay \$/): Promise<void> {
  const terms = screen.getByRole<HTMLInputElement>('checkbox', { name: 'I agree to the terms of sale' });
  if (!terms.checked) await userEvent.click(terms);
  await userEvent.click(screen.getByRole('button', { name }));
}

const isOnOrderPage = (router: { state: { location: { pathname: string } } }, id: string) =>
  waitFor(() => expect(router.state.location.pathname).toBe(`/orders/${id}`), { timeout: 5000 });

/** How often cards were charged. */
const chargeCount = () => [...backend.ledgers.card.charges.values()].reduce((sum, count) => sum + count, 0);

describe('reviewing and paying', () => {
  it('shows everything with links to change it, needs the terms, and pays with a new card', async () => {
    const sign = await backend.insert.product({ name: 'Signboard', priceCents: 123_505, shippingRequired: true });
    const { id } = await anOrder({ lines: [{ product: sign }], delivery: delivered });
    const { router } = await openCheckout(backend, id);
    await enterCard('success-1');
    expect(screen.getByRole('link', { name: 'Edit items' })).toHaveAttribute(
      'href',
      `/orders/${id}/checkout/confirmation`,
    );
    expect(screen.getByRole('link', { name: 'Edit delivery' })).toBeVisible();
    expect(screen.getByText('Mastercard ending in 4444')).toBeVisible();

    await userEvent.click(screen.getByRole('button', { name: 'Pay $1,250.00' }));
    expect(await screen.findByText('Agree to the terms of sale to continue.')).toBeVisible();
    await waitFor(() => expect(screen.getByRole('checkbox')).toHaveFocus());
    await pay();
    await isOnOrderPage(router, id);
    expect((await stored(id)).status).not.toBe('initiated');
  });

  it('pays with a saved card, which is selected first', async () => {
    await backend.insert.paymentMethod({ ownerId: olivia.id, isDefault: true });
    const { id } = await anOrder();
    const { router } = await openCheckout(backend, id, 'payment');
    expect(await screen.findByRole('radio', { name: /ending in 4242/, checked: true })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Continue to review and pay' }));
    await screen.findByRole('heading', { level: 1, name: 'Review and pay' });
    await pay();
    await isOnOrderPage(router, id);
  });

  it('places an order without anything to pay', async () => {
    const free = await backend.insert.product({ name: 'Basic', priceCents: 0 });
    const { id } = await anOrder({ lines: [{ product: free }] });
    const { router } = await openCheckout(backend, id);
    await screen.findByRole('heading', { level: 1, name: 'Review and pay' });
    await pay('Place order');
    await isOnOrderPage(router, id);
  });

  it.each([
    ['declined', 'Your card was declined'],
    ['insufficient-funds', 'Your card doesn’t have enough funds'],
    ['expired-card', 'Your card has expired'],
    ['incorrect-security-code', 'The security code is wrong'],
    ['lost-or-stolen', 'Your bank declined this card'],
  ])('says what to do when the card is refused (%s), and another card pays', async (code, title) => {
    const { id } = await anOrder();
    const { router } = await openCheckout(backend, id);
    await enterCard(`${code}-1`);
    await pay();
    expect(await screen.findByRole('heading', { level: 1, name: 'Payment' })).toBeVisible();
    expect(await screen.findByText(title)).toBeVisible();
    await enterCard('success-2');
    await pay();
    await isOnOrderPage(router, id);
  });

  it('V36: shows what changed when the total differs, and charges nothing before the customer agrees', async () => {
    const { id } = await anOrder();
    const { router } = await openCheckout(backend, id);
    await enterCard('success-3');
    const extra = await backend.insert.product({ name: 'Floor plan', priceCents: 15_000 });
    await backend.inject(
      {
        method: 'POST',
        url: '/api/order-items',
        payload: {
          id: crypto.randomUUID(),
          parentOrder: `/api/orders/${id}`,
          product: `/api/products/${extra.id}`,
          quantity: 1,
        },
      },
      olivia,
    );
    await pay();
    const changes = within(await screen.findByRole('table', { name: 'What changed' }));
    expect(changes.getByRole('row', { name: /Floor plan/ })).toHaveTextContent('Floor plan–$150.00');
    expect(changes.getByRole('row', { name: /Total/ })).toHaveTextContent('Total$1,250.00$1,400.00');
    expect((await stored(id)).status).toBe('initiated');
    await pay('Pay $1,400.00');
    await isOnOrderPage(router, id);
  });

  it('keeps checking when the answer is lost, and charges once', async () => {
    const { id } = await anOrder();
    let lost = 0;
    const lossy: typeof globalThis.fetch = async (input, init) => {
      const response = await backend.fetch(input, init);
      if (init?.method !== 'POST' || !String(input).endsWith('/payments') || lost > 0) return response;
      lost += 1;
      throw new TypeError('Failed to fetch');
    };
    const before = chargeCount();
    const { router } = await openCheckout(backend, id, '', lossy);
    await enterCard('success-4');
    await pay();
    expect(await screen.findByText('We’re checking your payment. You won’t be charged twice.')).toBeVisible();
    await isOnOrderPage(router, id);
    expect(chargeCount()).toBe(before + 1);
  });

  it('opens the challenge of the bank, and reads the result from the server', async () => {
    const { id } = await anOrder();
    const { router } = await openCheckout(backend, id);
    await enterCard('challenge-1');
    await pay();
    const dialog = within(await screen.findByRole('dialog', { name: 'Your bank needs to check it’s you' }));
    const frame = dialog.getByTitle<HTMLIFrameElement>('Verification by your bank');
    const [payment] = [...backend.ledgers.card.payments.values()].filter(({ status }) => status === 'requiresAction');
    backend.ledgers.card.answer(payment?.id ?? '', 'approve');
    act(() => {
      const done = { type: 'verandah-challenge:done' };
      const { origin } = new URL(frame.src);
      window.dispatchEvent(new MessageEvent('message', { data: done, origin, source: frame.contentWindow }));
    });
    await isOnOrderPage(router, id);
  });

  it('continues a running payment after a reload, and can cancel it', async () => {
    const { id } = await anOrder();
    const first = await openCheckout(backend, id);
    await enterCard('challenge-2');
    await pay();
    await screen.findByRole('dialog');
    first.unmount();

    const { router } = await openCheckout(backend, id);
    await userEvent.click(await screen.findByRole('button', { name: 'Close' }));
    expect(router.state.location.pathname).toBe(`/orders/${id}/checkout/review`);
    await userEvent.click(screen.getByRole('button', { name: 'Cancel this payment' }));
    expect(await screen.findByText('Payment cancelled')).toBeVisible();
    expect((await stored(id)).status).toBe('initiated');
  });

  it.each([
    ['a card that the bank checks', { kind: 'card', token: 'challenge-other-tab' }, 'Cancel this payment', 'review'],
    ['Zip', { kind: 'zip' }, 'Cancel and pay another way', 'zip-confirmation'],
  ])('shows the payment that another tab has opened with %s, and charges nothing', async (_name, method, way, step) => {
    const photos = await backend.insert.product({ name: 'Photos', priceCents: 30_000 });
    const { id } = await anOrder({ lines: [{ product: photos }] });
    const { router } = await openCheckout(backend, id);
    await enterCard('success-5');
    await startPayment(backend, id, method);
    const before = chargeCount();
    await pay();
    expect(await screen.findByRole('button', { name: way, hidden: true })).toBeInTheDocument();
    expect(screen.getByText(/cancel this payment first|Continue where you left off/)).toBeInTheDocument();
    expect(router.state.location.pathname).toBe(`/orders/${id}/checkout/${step}`);
    expect(chargeCount()).toBe(before);
  });

  it('asks for the method again after a reload, because a card is never stored (V13)', async () => {
    const { id } = await anOrder();
    const { router } = await openCheckout(backend, id, 'review');
    expect(await screen.findByText('Choose how to pay again')).toBeVisible();
    expect(router.state.location.pathname).toBe(`/orders/${id}/checkout/payment`);
    expect(JSON.stringify({ ...localStorage, ...sessionStorage })).not.toContain('success-');
  });

  it('says why Zip is not available', async () => {
    const villa = await backend.insert.product({ name: 'Film', priceCents: 250_000 });
    const { id } = await anOrder({ lines: [{ product: villa }] });
    await openCheckout(backend, id, 'payment');
    expect(await screen.findByText('Zip is available for orders from $1.00 to $2,000.00.')).toBeVisible();
    expect(screen.queryByRole('radio', { name: /Zip/ })).toBeNull();
    expect(amount('Total')).toBe('$2,500.00');
  });
});
