import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { desc, eq } from 'drizzle-orm';
import { type PaymentProvider, ProviderRejection, ProviderUnavailable } from 'payments';
import type { FulfilmentKind } from 'shared-contract/order/fulfilment';
import { findFulfilments } from '../fulfilment/fulfilment-store.ts';
import { fulfilments } from '../fulfilment/fulfilment-table.ts';
import { startFulfilment } from '../fulfilment/start-fulfilment.ts';
import { findInvoices } from '../invoices/invoice-store.ts';
import { issueChargeInvoice, issueOrderInvoice } from '../invoices/issue-invoice.ts';
import { orders } from '../orders/order-table.ts';
import { providerContext } from '../payments/money-context.ts';
import { paymentProviders } from '../payments/payment-providers.ts';
import { payments, refunds } from '../payments/payment-tables.ts';
import { subscriptionCharges } from '../subscriptions/subscription-charge-table.ts';
import { subscriptions } from '../subscriptions/subscription-table.ts';
import { type TestBackend, testBackend } from '../testing/index.ts';
import { insertPayment } from '../testing/insert-payment.ts';
import { refundOrder, settleRefunds } from './refund-order.ts';
import { recordProviderRefunds } from './settle-refund.ts';

const owner = { id: '92000000-0000-4000-8000-000000000001' };
const now = new Date('2026-11-23T01:00:00Z');

/** What the provider does with the next refunds. The references that it saw are in `seen`. */
let answer: 'refund' | 'stay silent' | 'reject' = 'refund';
const seen: string[] = [];
/** What happens while the provider carries out the next refund. */
let meanwhile = async () => {};
const provider = {
  name: 'sandbox',
  kind: 'card',
  async refund({ reference, amountCents }) {
    seen.push(reference);
    const happens = meanwhile;
    meanwhile = async () => {};
    await happens();
    if (answer === 'stay silent') throw new ProviderUnavailable('no response');
    if (answer === 'reject') throw new ProviderRejection('this payment cannot be refunded');
    return { id: `refund-${reference}`, status: 'succeeded', amountCents };
  },
} as Partial<PaymentProvider> as PaymentProvider;

let backend: TestBackend;
beforeAll(async () => {
  backend = await testBackend({ clock: () => now, paymentProviders: paymentProviders(provider, null) });
  await backend.signInAs(owner);
});
afterAll(() => backend.close());

async function paidOrder(...kinds: FulfilmentKind[]) {
  const products = kinds.map((fulfilment) => {
    const billingPeriod = fulfilment === 'subscription' ? 'month' : null;
    return backend.insert.product({ fulfilment, priceCents: 10_000, billingPeriod });
  });
  const lines = (await Promise.all(products)).map((product) => ({ product }));
  const order = await backend.insert.order({ ownerId: owner.id, lines });
  return { ...order, paymentId: await pay(order.id, kinds.length * 10_000) };
}

/** Stores a payment of an order as the settlement of a payment does, and returns its id. */
async function pay(orderId: string, amountCents: number): Promise<string> {
  const id = crypto.randomUUID();
  const paid = { orderId, provider: 'sandbox', providerPaymentId: `pay-${id}`, amountCents, settledAt: now };
  await backend.database.update(orders).set({ status: 'paid', paidAt: now }).where(eq(orders.id, orderId));
  await backend.database
    .insert(payments)
    .values({ ...paid, id, ownerId: owner.id, reference: id, kind: 'card', status: 'succeeded' });
  await providerContext(backend).transact(async (money) => {
    await startFulfilment(money, orderId);
    await issueOrderInvoice(money, orderId);
  });
  return id;
}

const refund = (number: string, amountCents?: number) => refundOrder(providerContext(backend), { number, amountCents });
const orderRow = async (id: string) => (await backend.database.select().from(orders).where(eq(orders.id, id)))[0];
const paymentRow = async (id: string) => (await backend.database.select().from(payments).where(eq(payments.id, id)))[0];
const refundRows = (paymentId: string) =>
  backend.database.select().from(refunds).where(eq(refunds.paymentId, paymentId)).orderBy(desc(refunds.amountCents));
const creditNotes = async (orderId: string) =>
  (await findInvoices(backend.database, { orderId })).filter(({ kind }) => kind === 'creditNote');
const mailsAbout = async (text: string) => (await backend.mails()).filter(({ subject }) => subject?.includes(text));

describe('a full refund', () => {
  it('refunds the order, cancels what is not done, ends its subscription and sends the credit note', async () => {
    const order = await paidOrder('booking', 'shipment', 'subscription');
    await backend.runQueue('fulfilment');
    const outcome = await refund(order.number);
    expect(outcome).toMatchObject({ ok: true, refund: { status: 'succeeded', amountCents: 30_000 } });
    expect(await orderRow(order.id)).toMatchObject({ status: 'refunded' });
    expect(await paymentRow(order.paymentId)).toMatchObject({ status: 'succeeded', refundedCents: 30_000 });
    const rows = await findFulfilments(backend.database, [order.id]);
    expect(rows.map(({ fulfilment }) => fulfilment.status)).toEqual(['cancelled', 'cancelled', 'cancelled']);
    const started = rows.find(({ fulfilment }) => fulfilment.kind === 'subscription')?.fulfilment.subjectId ?? '';
    const [ended] = await backend.database.select().from(subscriptions).where(eq(subscriptions.id, started));
    expect(ended).toMatchObject({ status: 'cancelled', endedAt: now });
    const [note] = await creditNotes(order.id);
    expect(note).toMatchObject({ totalCents: 30_000 });
    const mails = await mailsAbout(`Refund of $300.00 for order ${order.number}`);
    expect(mails).toHaveLength(1);
    expect(mails[0]?.text).toContain(note?.number);
    await backend.runQueue('fulfilment');
    expect(await orderRow(order.id)).toMatchObject({ status: 'refunded' });
  });

  it('lets a parcel arrive that was sent', async () => {
    const order = await paidOrder('shipment');
    const sent = { status: 'inProgress', reason: 'shipment-sent' } as const;
    await backend.database.update(fulfilments).set(sent).where(eq(fulfilments.orderId, order.id));
    await refund(order.number);
    expect(await findFulfilments(backend.database, [order.id])).toMatchObject([{ fulfilment: sent }]);
  });

  it('leaves a live listing live', async () => {
    const { listing, order } = await backend.insert.publishable({ ownerId: owner.id, dollars: 89 });
    await pay(order.id, 8_900);
    await backend.runQueue('fulfilment');
    expect(await refund(order.number)).toMatchObject({ ok: true });
    const shown = await backend.inject({ url: `/api/listings/${listing.id}` });
    expect(shown.json()).toMatchObject({ status: 'active' });
  });
});

describe('a partial refund', () => {
  it('keeps the order and its fulfilments, and never exceeds what was paid', async () => {
    const order = await paidOrder('booking');
    expect(await refund(order.number, 2_500)).toMatchObject({ ok: true, refund: { amountCents: 2_500 } });
    expect(await orderRow(order.id)).toMatchObject({ status: 'paid' });
    expect(await refund(order.number, 7_501)).toEqual({
      ok: false,
      reason: 'Expected an amount of at most $75.00, got $75.01.',
    });
    for (const cents of [0, -1]) expect(await refund(order.number, cents)).toMatchObject({ ok: false });
    expect(await refund(order.number)).toMatchObject({ ok: true, refund: { amountCents: 7_500 } });
    expect(await orderRow(order.id)).toMatchObject({ status: 'refunded' });
    expect((await creditNotes(order.id)).map(({ totalCents }) => totalCents)).toEqual([2_500, 7_500]);
    expect(await refund(order.number)).toMatchObject({ ok: false });
  });

  it('never exceeds what was paid when several run at once', async () => {
    const order = await paidOrder('booking');
    const outcomes = await Promise.all([1, 2, 3, 4, 5].map(() => refund(order.number, 4_000)));
    expect(outcomes.filter(({ ok }) => ok)).toHaveLength(2);
    expect(await paymentRow(order.paymentId)).toMatchObject({ refundedCents: 8_000 });
    expect(await creditNotes(order.id)).toHaveLength(2);
  });
});

describe('a refund whose result is unknown', () => {
  it('is finished by the job, under the same reference', async () => {
    const order = await paidOrder('booking');
    answer = 'stay silent';
    expect(await refund(order.number, 1_000)).toMatchObject({ ok: true, refund: { status: 'processing' } });
    expect(await creditNotes(order.id)).toEqual([]);
    answer = 'refund';
    await backend.boss.send('refunds');
    await backend.runQueue('refunds');
    expect(await refundRows(order.paymentId)).toMatchObject([{ status: 'succeeded' }]);
    expect(seen.at(-1)).toBe(seen.at(-2));
    expect(await paymentRow(order.paymentId)).toMatchObject({ refundedCents: 1_000 });
    await backend.boss.send('refunds');
    await backend.runQueue('refunds');
    expect(await mailsAbout(`Refund of $10.00 for order ${order.number}`)).toHaveLength(1);
  });

  it('counts once when several jobs finish it at once', async () => {
    const order = await paidOrder('booking');
    answer = 'stay silent';
    await refund(order.number, 1_000);
    answer = 'refund';
    const context = providerContext(backend);
    await Promise.all([1, 2, 3].map(() => settleRefunds(context)));
    expect(await paymentRow(order.paymentId)).toMatchObject({ refundedCents: 1_000 });
    expect(await mailsAbout(`Refund of $10.00 for order ${order.number}`)).toHaveLength(1);
  });

  it('is not requested again after another run of the job has finished it', async () => {
    answer = 'stay silent';
    for (const order of [await paidOrder('booking'), await paidOrder('booking')]) await refund(order.number);
    answer = 'refund';
    seen.length = 0;
    const context = providerContext(backend);
    meanwhile = () => settleRefunds(context);
    await settleRefunds(context);
    // Both runs were busy with the first refund, and only one with the second.
    expect(seen).toHaveLength(3);
  });

  it('fails when the provider rejects it, and its amount can be refunded again', async () => {
    const order = await paidOrder('booking');
    answer = 'reject';
    expect(await refund(order.number)).toMatchObject({ ok: true, refund: { status: 'failed' } });
    expect([await orderRow(order.id), await creditNotes(order.id)]).toMatchObject([{ status: 'paid' }, []]);
    expect(await paymentRow(order.paymentId)).toMatchObject({ refundedCents: 0 });
    answer = 'refund';
    expect(await refund(order.number)).toMatchObject({
      ok: true,
      refund: { status: 'succeeded', amountCents: 10_000 },
    });
  });
});

describe('a refund that was started at the provider', () => {
  const record = (paymentId: string, cents: number) =>
    providerContext(backend).transact((money) => recordProviderRefunds(money, paymentId, cents));

  it('is recorded once, with credit note and mail', async () => {
    const order = await paidOrder('booking');
    await Promise.all([record(order.paymentId, 4_000), record(order.paymentId, 4_000)]);
    await record(order.paymentId, 4_000);
    expect(await refundRows(order.paymentId)).toMatchObject([{ amountCents: 4_000, status: 'succeeded' }]);
    await record(order.paymentId, 10_000);
    expect((await creditNotes(order.id)).map(({ totalCents }) => totalCents)).toEqual([4_000, 6_000]);
    expect(await orderRow(order.id)).toMatchObject({ status: 'refunded' });
    expect(await mailsAbout(`for order ${order.number}`)).toHaveLength(2);
  });

  it('marks the charge of a subscription once all of it is refunded', async () => {
    const subscription = await backend.insert.subscription({ ownerId: owner.id });
    const about = { ownerId: owner.id, subscriptionId: subscription.id };
    const { id: chargeId } = await backend.insert.charge({ ...about, kind: 'renewal' });
    const payment = await insertPayment(backend.database, { ownerId: owner.id, chargeId, amountCents: 2_900 });
    await providerContext(backend).transact((money) => issueChargeInvoice(money, chargeId));
    const statusOf = async () => {
      const found = backend.database.select().from(subscriptionCharges).where(eq(subscriptionCharges.id, chargeId));
      return (await found)[0]?.status;
    };
    await record(payment.id, 2_899);
    expect(await statusOf()).toBe('paid');
    await record(payment.id, 2_900);
    expect(await statusOf()).toBe('refunded');
  });

  it('is not recorded again when it is one of ours', async () => {
    const order = await paidOrder('booking');
    await refund(order.number, 3_000);
    await record(order.paymentId, 3_000);
    expect(await refundRows(order.paymentId)).toHaveLength(1);
  });
});

it('refuses an order that is not paid', async () => {
  const { id: orderId, number } = await backend.insert.order({ ownerId: owner.id });
  const refused = { ok: false, reason: `There is no paid order ${number}.` };
  expect(await refund(number)).toEqual(refused);
  const failed = { status: 'failed', failureCode: 'declined' } as const;
  await insertPayment(backend.database, { ownerId: owner.id, orderId, ...failed });
  expect(await refund(number)).toEqual(refused);
});
