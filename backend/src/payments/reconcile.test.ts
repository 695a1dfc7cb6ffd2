import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { findDifferences } from './reconcile.ts';
import { card, type PaymentApi, paymentApi } from './testing/payment-api.ts';

const hour = 3_600_000;

let api: PaymentApi;
beforeEach(async () => {
  api = await paymentApi();
});
afterEach(() => api.close());

const differences = () => findDifferences(api.context, new Date(api.now().getTime() - hour));

/** Pays an order. Returns the payment's id, and the payment at the provider. */
async function paid() {
  const orderId = await api.anOrder();
  const { id } = (await api.pay(orderId, card())).json();
  return { orderId, id, theirs: api.ledgers.card.required(api.ledgers.card.find(id)?.id ?? '') };
}

it('finds money that only one side knows of, and no difference otherwise', async () => {
  const { id, theirs } = await paid();
  const lost = await api.anOrder();
  api.ledgers.card.faults = ['lost-response'];
  await api.pay(lost, card());
  api.pass(3 * 60_000);
  // The second payment is settled by the comparison itself.
  expect(await differences()).toEqual([]);
  expect((await api.order(lost)).status).toBe('paid');

  api.ledgers.card.payments.set('card-unknown', { ...theirs, id: 'card-unknown', reference: 'unknown' });
  theirs.amountCents = 20_000;
  expect(await differences()).toEqual([
    { provider: 'sandbox', reference: id, ours: '$275.00', theirs: '$200.00' },
    { provider: 'sandbox', reference: 'unknown', ours: 'no payment', theirs: '$275.00' },
  ]);
});

it('finds no difference after a refund at the provider, which it records', async () => {
  const { id, theirs } = await paid();
  api.ledgers.card.refund({ paymentId: theirs.id, amountCents: 10_000, reference: 'by-hand' });
  api.pass(3 * 60_000);
  expect(await differences()).toEqual([]);
  expect(await api.payment(id)).toMatchObject({ refunded: '100.00' });
  expect(await differences()).toEqual([]);
});

it('compares the payments of the period, without those that may be on their way', async () => {
  const { id, theirs } = await paid();
  api.ledgers.card.payments.delete(theirs.id);
  api.pass(2 * 60_000);
  expect(await differences()).toEqual([]);
  api.pass(1);
  expect(await differences()).toMatchObject([{ reference: id, ours: '$275.00', theirs: 'no payment' }]);
  api.pass(hour);
  expect(await differences()).toEqual([]);
});

it('a refund that was made at the provider is recorded after its webhook', async () => {
  const { orderId, theirs } = await paid();
  api.ledgers.card.refund({ paymentId: theirs.id, amountCents: 27_500, reference: 'by-hand' });
  for (const event of api.ledgers.card.events.splice(0)) await api.webhook(event);
  await api.processWebhooks();
  expect(await api.order(orderId)).toMatchObject({ status: 'refunded', refunded: '275.00' });
});
