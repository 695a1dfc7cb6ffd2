import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type InProcessBackend, inProcessBackend } from 'federation-testing/backend';
import { billing, olivia, openCheckout, startPayment } from '../testing/checkout-site.tsx';

let backend: InProcessBackend;
beforeAll(async () => {
  backend = await inProcessBackend();
});
afterAll(() => backend.close());

/** An order whose customer has been sent to Zip. */
async function atZip() {
  const photos = await backend.insert.product({ priceCents: 20_000 });
  const { id } = await backend.insert.order({ ownerId: olivia.id, billing, lines: [{ product: photos }] });
  await startPayment(backend, id, { kind: 'zip' }, '200.00');
  const zipId = [...backend.ledgers.zip.payments.keys()].at(-1) ?? '';
  return {
    id,
    answer: (answer: 'approve' | 'decline' | 'refer' | 'cancel' | 'expire') =>
      backend.ledgers.zip.answer(zipId, answer),
  };
}

const heading = (name: string) => screen.findByRole('heading', { level: 1, name }, { timeout: 5000 });

describe('the way back from Zip', () => {
  it.each([
    ['approve', 'Zip approved your purchase'],
    ['decline', 'Zip declined your purchase'],
    ['cancel', 'You cancelled the payment with Zip'],
    ['expire', 'Your Zip session expired'],
    ['refer', 'Zip is reviewing your application'],
  ] as const)('shows what Zip decided (%s), whatever the URL says', async (answer, title) => {
    const { id, answer: decide } = await atZip();
    decide(answer);
    await openCheckout(backend, id, 'zip-confirmation?result=approved&checkoutId=1');
    expect(await heading(title)).toBeVisible();
  });

  it('V38: waits for a referred customer, and shows the approval when it comes', async () => {
    const { id, answer } = await atZip();
    answer('refer');
    await openCheckout(backend, id, 'zip-confirmation');
    expect(await heading('Zip is reviewing your application')).toBeVisible();
    answer('approve');
    expect(await heading('Zip approved your purchase')).toBeVisible();
    expect(screen.getByRole('link', { name: 'View your order' })).toHaveAttribute('href', `/orders/${id}`);
  });

  it('offers no other payment while the charge of an approved purchase has no answer', async () => {
    const { id, answer } = await atZip();
    answer('approve');
    // The server reads the payment, and then loses the request to charge it.
    backend.ledgers.zip.faults = ['none', 'lost-request'];
    await openCheckout(backend, id, 'zip-confirmation');
    expect(await heading('We’re checking your payment with Zip')).toBeVisible();
    expect(screen.getByText(/Please don’t pay again/)).toBeVisible();
    expect(screen.queryByRole('button', { name: /Zip|another way/ })).toBeNull();
    expect(await heading('Zip approved your purchase')).toBeVisible();
  });

  it('offers to continue or to cancel when the customer comes back without an answer', async () => {
    const { id } = await atZip();
    const { router } = await openCheckout(backend, id);
    expect(await heading('Finish your payment with Zip')).toBeVisible();
    expect(router.state.location.pathname).toBe(`/orders/${id}/checkout/zip-confirmation`);
    await userEvent.click(screen.getByRole('button', { name: 'Cancel and pay another way' }));
    expect(await heading('You cancelled the payment with Zip')).toBeVisible();
    await userEvent.click(screen.getByRole('link', { name: 'Choose how to pay' }));
    await waitFor(() => expect(router.state.location.pathname).toBe(`/orders/${id}/checkout/payment`));
  });
});
