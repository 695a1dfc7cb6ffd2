import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type InProcessBackend, inProcessBackend } from 'federation-testing/backend';
import { paymentChoiceOf } from '../checkout/payment/payment-choice.ts';
import { answerCardFields } from '../testing/card-frame.ts';
import { billing, olivia, openCheckout, startPayment } from '../testing/checkout-site.tsx';
import { cardToken, enterCard, selectNewCard } from '../testing/enter-card.ts';

let backend: InProcessBackend;
beforeAll(async () => {
  backend = await inProcessBackend();
});
afterAll(() => backend.close());

async function anOrder(billingPeriod: 'month' | null = null) {
  const product = await backend.insert.product({ name: 'Photos', priceCents: 30_000, billingPeriod });
  const { id } = await backend.insert.order({ ownerId: olivia.id, billing, lines: [{ product }] });
  return id;
}

const submit = () => screen.getByRole('button', { name: 'Continue to review and pay' });
const saveBox = () => screen.findByRole('checkbox', { name: /^Save this card/ });

describe('the progress of the checkout', () => {
  it('is one bar in the header, which counts the steps that are done as the list of steps does', async () => {
    const header = document.createElement('header');
    header.setAttribute('data-focus-progress', '');
    document.body.append(header);
    try {
      await openCheckout(backend, await anOrder(), 'payment');
      const bars = await screen.findAllByRole('progressbar', { name: '1 of 3 steps is done' });
      expect(bars).toHaveLength(1);
      expect(header).toContainElement(bars[0] as HTMLElement);
      expect(bars[0]).toHaveAttribute('value', '1');
      expect(bars[0]).toHaveAttribute('max', '3');
      expect(screen.getByText('1 of 3 steps is done')).toBeVisible();
      expect(screen.getAllByRole('progressbar')).toHaveLength(1);
    } finally {
      header.remove();
    }
  });

  it('is in the list of steps where the layout has no header for it', async () => {
    await openCheckout(backend, await anOrder(), 'payment');
    expect(await screen.findAllByRole('progressbar', { name: '1 of 3 steps is done' })).toHaveLength(1);
  });
});

describe('the payment step', () => {
  it('saves a new card only when the customer asks for it', async () => {
    const once = await anOrder();
    await openCheckout(backend, once, 'payment');
    await enterCard('success-1');
    expect(paymentChoiceOf(once)?.method).toEqual({ kind: 'card', token: 'success-1', save: false });

    cleanup();
    const saved = await anOrder();
    await openCheckout(backend, saved, 'payment');
    await selectNewCard();
    await userEvent.click(await saveBox());
    answerCardFields(cardToken('success-2'));
    await userEvent.click(submit());
    await waitFor(() =>
      expect(paymentChoiceOf(saved)?.method).toEqual({ kind: 'card', token: 'success-2', save: true }),
    );
  });

  it('always saves the card of a plan, which renews with it', async () => {
    const id = await anOrder('month');
    await openCheckout(backend, id, 'payment');
    await selectNewCard();
    expect(await saveBox()).toBeChecked();
    expect(await saveBox()).toBeDisabled();
    answerCardFields(cardToken('success-3'));
    await userEvent.click(submit());
    await waitFor(() => expect(paymentChoiceOf(id)?.method).toEqual({ kind: 'card', token: 'success-3', save: true }));
  });

  it('asks the fields for one token when the button is pressed twice, and again after they refused', async () => {
    const id = await anOrder();
    await openCheckout(backend, id, 'payment');
    await selectNewCard();
    const message = 'Check your card number.';
    const refused = answerCardFields((requestId) => ({ type: 'verandah-card:failed', requestId, message }));
    await userEvent.click(submit());
    await waitFor(() => expect(submit()).toBeEnabled());
    expect(refused()).toHaveLength(1);
    const asked = answerCardFields(cardToken('success-4'));
    await userEvent.dblClick(submit());
    await screen.findByRole('heading', { level: 1, name: 'Review and pay' });
    expect(asked()).toHaveLength(1);
  });

  it('says why the last payment failed, and nothing about an order without one', async () => {
    const fresh = await anOrder();
    await openCheckout(backend, fresh, 'payment');
    await screen.findByRole('radio', { name: /New card/ });
    expect(screen.queryByText(/You haven’t been charged/)).toBeNull();

    cleanup();
    const declined = await anOrder();
    await startPayment(backend, declined, { kind: 'card', token: 'declined-1' });
    await openCheckout(backend, declined, 'payment');
    expect(await screen.findByText('Your card was declined')).toBeVisible();
  });
});
