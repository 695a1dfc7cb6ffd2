import { afterAll, beforeAll, expect, it, jest } from '@jest/globals';
import { eq, isNull } from 'drizzle-orm';
import { ProviderRejection } from 'payments';
import { paymentEvents, payments } from './payment-tables.ts';
import { card, olivia, type PaymentApi, paymentApi } from './testing/payment-api.ts';

let api: PaymentApi;
beforeAll(async () => {
  api = await paymentApi();
});
afterAll(() => api.close());

/** Starts a payment that waits for its challenge, and lets the provider lose it. */
async function lostPayment() {
  const orderId = await api.anOrder();
  const { id } = (await api.pay(orderId, card('challenge-1'))).json();
  const providerPaymentId = api.ledgers.card.find(id)?.id ?? '';
  api.ledgers.card.payments.delete(providerPaymentId);
  return { orderId, id, providerPaymentId };
}

it('ends a payment that its provider does not know any more after 30 minutes, and reports it once', async () => {
  const { orderId, id, providerPaymentId } = await lostPayment();
  api.pass(30 * 60_000);
  await api.settle();
  expect([(await api.payment(id)).status, api.errors]).toEqual(['requiresAction', []]);
  api.pass(1);
  await api.settle();
  expect(await api.payment(id)).toMatchObject({ status: 'failed', failure: { code: 'unknown-payment' } });
  expect((await api.order(orderId)).status).toBe('initiated');
  await api.settle();
  expect(api.errors.splice(0)).toEqual([expect.stringContaining(providerPaymentId)]);
  expect((await api.pay(orderId, card())).json().status).toBe('succeeded');
});

it('ends such a payment at once when the customer cancels it', async () => {
  const { orderId, id } = await lostPayment();
  expect((await api.cancel(id)).status).toBe('failed');
  expect((await api.order(orderId)).status).toBe('initiated');
});

it('processes a webhook about an unknown payment once, so that it never holds up others', async () => {
  await api.webhook({ id: 'event-unknown', kind: 'x', paymentId: 'card-unknown', createdAt: api.now() });
  await api.processWebhooks();
  api.pass(31_000);
  await api.settle();
  expect(api.errors.splice(0)).toEqual([expect.stringContaining('card-unknown')]);
  const [event] = await api.database.select().from(paymentEvents).where(eq(paymentEvents.kind, 'x'));
  expect(event?.processedAt).not.toBeNull();
});

it('stores of a webhook only what says which payment changed', async () => {
  const event = { id: 'event-secret', kind: 'secret', paymentId: 'card-unknown', createdAt: api.now() };
  await api.webhook({ ...event, client_secret: 'pi_1_secret_2', name: 'Olivia Nguyen' } as typeof event);
  const [stored] = await api.database.select().from(paymentEvents).where(eq(paymentEvents.kind, 'secret'));
  expect(Object.keys(stored?.body as object).sort()).toEqual(['createdAt', 'id', 'kind', 'paymentId']);
});

it('refuses a saved card of a provider that is not configured any more', async () => {
  const orderId = await api.anOrder();
  const old = await api.insert.paymentMethod({ ownerId: olivia.id, provider: 'stripe' });
  const method = { kind: 'savedCard' as const, paymentMethod: `/api/payment-methods/${old.id}` };
  expect((await api.pay(orderId, method)).statusCode).toBe(422);
  expect((await api.order(orderId)).status).toBe('initiated');
});

it('ends a payment that never reached a provider that is not configured any more', async () => {
  const [payment] = await api.database
    .insert(payments)
    .values({
      ownerId: olivia.id,
      provider: 'stripe',
      reference: 'old',
      kind: 'card',
      amountCents: 100,
      createdAt: api.now(),
    })
    .returning();
  api.pass(3_600_000);
  await api.settle();
  expect(await api.payment(payment?.id ?? '')).toMatchObject({ status: 'failed', failure: { code: 'not-started' } });
});

it('ends a payment at once that its provider rejects', async () => {
  const orderId = await api.anOrder();
  const rejected = () => {
    throw new ProviderRejection('The amount is wrong.');
  };
  jest.spyOn(api.ledgers.card, 'start').mockImplementationOnce(rejected);
  const payment = (await api.pay(orderId, card())).json();
  expect(payment).toMatchObject({ status: 'failed', failure: { code: 'provider-error' } });
  expect((await api.order(orderId)).status).toBe('initiated');
});

it('asks about every open payment, also when there are more than one run takes', async () => {
  const about = { ownerId: olivia.id, provider: 'sandbox', kind: 'card' as const, amountCents: 100 };
  const rows = Array.from({ length: 101 }, (_, index) => ({
    ...about,
    reference: `open-${index}`,
    createdAt: api.now(),
  }));
  await api.database.insert(payments).values(rows);
  await api.settle();
  expect(await api.database.$count(payments, isNull(payments.checkedAt))).toBeGreaterThan(0);
  api.pass(1);
  await api.settle();
  const unasked = await api.database.select().from(payments).where(isNull(payments.checkedAt));
  expect(unasked.filter(({ status }) => status === 'processing')).toEqual([]);
});
