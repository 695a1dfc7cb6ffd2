import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { eq } from 'drizzle-orm';
import { localDateIn } from 'shared-contract/date/local-date';
import { findInvoices } from '../invoices/invoice-store.ts';
import { paymentMethods, payments } from '../payments/payment-tables.ts';
import { products } from '../products/product-table.ts';
import { subscriptionCharges } from './subscription-charge-table.ts';
import { subscriptions } from './subscription-table.ts';
import { type BillingWorld, billingWorld } from './testing/billing-world.ts';

const day = 86_400_000;

let world: BillingWorld;
beforeAll(async () => {
  world = await billingWorld('2026-01-31T01:00:00Z');
});
afterAll(() => world.backend.close());
beforeEach(async () => {
  await world.database.delete(subscriptions);
  world.setNow('2026-01-31T01:00:00Z');
});

const dateOf = (instant: Date) => localDateIn('Australia/Melbourne', instant);

describe('three years of subscriptions', () => {
  it('charge each period once, on the day of the start or the last day of the month', async () => {
    const card = await world.addCard();
    const broken = await world.addCard();
    world.cards.behave(broken.providerMethodId, 'declined');
    const monthEnd = await world.subscribe({ paymentMethodId: card.id });
    const yearly = await world.subscribe({ plan: 'yearly', paymentMethodId: card.id });
    const failing = await world.subscribe({ plan: 'plus', paymentMethodId: broken.id });
    const mails = await world.mailsOf(() => world.runUntil('2029-01-31T01:30:00Z', 2 * day));

    const monthly = await world.charges(monthEnd.id);
    expect(monthly).toHaveLength(36);
    expect(monthly.every(({ status, amountCents }) => status === 'paid' && amountCents === 2_900)).toBe(true);
    expect(monthly.map(({ periodStart }) => dateOf(periodStart)).slice(0, 4)).toEqual([
      '2026-02-28',
      '2026-03-31',
      '2026-04-30',
      '2026-05-31',
    ]);
    expect(dateOf((await world.read(monthEnd.id)).currentPeriodEnd)).toBe('2029-02-28');
    monthly.reduce((before, { periodStart, periodEnd }) => {
      expect(periodStart).toEqual(before);
      return periodEnd;
    }, monthEnd.currentPeriodEnd);

    expect((await world.charges(yearly.id)).map(({ periodStart }) => dateOf(periodStart))).toEqual([
      '2027-01-31',
      '2028-01-31',
      '2029-01-31',
    ]);
    expect(await world.charges(failing.id)).toMatchObject([
      { status: 'failed', attempts: 5, failureCode: 'declined', nextAttemptAt: null },
    ]);
    expect(await world.read(failing.id)).toMatchObject({ status: 'cancelled' });

    const count = (subject: RegExp) => mails.filter((one) => subject.test(one)).length;
    expect([count(/^Receipt for Basic/), count(/^Receipt for Yearly/), count(/^Yearly renews on/)]).toEqual([36, 3, 3]);
    expect([count(/Plus didn’t go through/), count(/^Plus ends soon/), count(/^Plus has ended/)]).toEqual([1, 1, 1]);
    expect(mails).toHaveLength(45);
    expect(world.cards.taken()).toHaveLength(39);
  });
});

describe('a renewal', () => {
  it('is charged once when the job runs twice at the same time, and gets an invoice', async () => {
    const card = await world.addCard();
    const { id, currentPeriodEnd } = await world.subscribe({ paymentMethodId: card.id });
    world.setNow(currentPeriodEnd);
    const mails = await world.mailsOf(() => Promise.all([world.run(), world.run(), world.run()]));
    const [charge, ...more] = await world.charges(id);
    expect([charge?.status, more]).toEqual(['paid', []]);
    const invoices = await findInvoices(world.database, { chargeId: charge?.id ?? '' });
    expect(invoices).toMatchObject([{ kind: 'invoice', totalCents: 2_900 }]);
    expect(mails).toEqual(['Receipt for Basic']);
    expect(await world.database.$count(payments, eq(payments.chargeId, charge?.id ?? ''))).toBe(1);
  });

  it('continues after the response of the provider was lost, without a second charge', async () => {
    const card = await world.addCard();
    world.cards.behave(card.providerMethodId, 'lost');
    const { id, currentPeriodEnd } = await world.subscribe({ paymentMethodId: card.id });
    world.setNow(currentPeriodEnd);
    const before = world.cards.taken().length;
    await world.run();
    expect(await world.charges(id)).toMatchObject([{ status: 'processing' }]);
    await world.run();
    await world.settle();
    await world.runUntil(new Date(currentPeriodEnd.getTime() + day), day / 12);
    expect(await world.charges(id)).toMatchObject([{ status: 'paid' }]);
    expect(world.cards.taken().length - before).toBe(1);
  });

  it('is tried again when the provider was not reachable', async () => {
    const card = await world.addCard();
    world.cards.behave(card.providerMethodId, 'unreachable');
    const { id, currentPeriodEnd } = await world.subscribe({ paymentMethodId: card.id });
    world.setNow(currentPeriodEnd);
    await world.run();
    world.cards.behave(card.providerMethodId, 'paid');
    world.setNow(new Date(currentPeriodEnd.getTime() + 90_000));
    await world.settle();
    await world.runUntil(new Date(currentPeriodEnd.getTime() + 1.1 * day), day / 24);
    expect(await world.charges(id)).toMatchObject([{ status: 'paid' }]);
  });

  it('is tried again after it was cut off before the payment was stored', async () => {
    const card = await world.addCard();
    const { id, currentPeriodEnd } = await world.subscribe({ paymentMethodId: card.id });
    world.setNow(currentPeriodEnd);
    await world.database.insert(subscriptionCharges).values({
      ownerId: world.owner.id,
      subscriptionId: id,
      kind: 'renewal',
      status: 'processing',
      amountCents: 2_900,
      periodStart: currentPeriodEnd,
      periodEnd: new Date(currentPeriodEnd.getTime() + 31 * day),
      nextAttemptAt: new Date(currentPeriodEnd.getTime() + 10 * 60_000),
    });
    await world.run();
    expect(await world.charges(id)).toMatchObject([{ status: 'processing' }]);
    world.setNow(new Date(currentPeriodEnd.getTime() + 10 * 60_000));
    await world.run();
    expect(await world.charges(id)).toMatchObject([{ status: 'paid' }]);
  });

  it('uses credit first, and is paid without a payment when credit covers it', async () => {
    const card = await world.addCard();
    const { id, currentPeriodEnd } = await world.subscribe({ paymentMethodId: card.id, creditCents: 3_500 });
    world.setNow(currentPeriodEnd);
    const [mail] = await world.mailsOf(world.run);
    expect(mail).toBe('Receipt for Basic');
    expect(await world.charges(id)).toMatchObject([{ status: 'paid', amountCents: 0 }]);
    const renewed = await world.read(id);
    expect(renewed.creditCents).toBe(600);
    world.setNow(renewed.currentPeriodEnd);
    await world.run();
    expect((await world.charges(id))[1]).toMatchObject({ status: 'paid', amountCents: 2_300 });
    expect(await world.read(id)).toMatchObject({ creditCents: 0, status: 'active' });
  });
});

describe('a new price', () => {
  const setPrice = (priceCents: number) =>
    world.database.update(products).set({ priceCents }).where(eq(products.id, world.plans.yearly.id));

  it('is announced at least 30 days before the period in which it applies', async () => {
    const card = await world.addCard();
    const { id, currentPeriodEnd } = await world.subscribe({ plan: 'yearly', paymentMethodId: card.id });
    const daysBefore = (days: number) => new Date(currentPeriodEnd.getTime() - days * day);
    await setPrice(32_900);
    world.setNow(daysBefore(38));
    expect(await world.mailsOf(world.run)).toEqual([]);
    world.setNow(daysBefore(36));
    expect(await world.mailsOf(world.run)).toEqual(['The price of Yearly is changing']);
    expect(await world.mailsOf(world.run)).toEqual([]);
    await setPrice(39_900);
    await world.runUntil(currentPeriodEnd);
    expect(await world.charges(id)).toMatchObject([{ amountCents: 32_900, status: 'paid' }]);
    expect(await world.read(id)).toMatchObject({ priceCents: 32_900, nextPriceCents: null });
    await setPrice(29_900);
  });

  it('applies a year later when it comes less than 30 days before the charge', async () => {
    const card = await world.addCard();
    const { id, currentPeriodEnd } = await world.subscribe({ plan: 'yearly', paymentMethodId: card.id });
    world.setNow(new Date(currentPeriodEnd.getTime() - 29 * day));
    await setPrice(32_900);
    await world.runUntil(currentPeriodEnd);
    expect(await world.charges(id)).toMatchObject([{ amountCents: 29_900 }]);
    await setPrice(29_900);
  });
});

it('a subscription whose job fails does not delay the others', async () => {
  const card = await world.addCard();
  const first = await world.subscribe({ paymentMethodId: card.id });
  const unknown = await world.addCard({ provider: 'stripe' });
  const second = await world.subscribe({ paymentMethodId: unknown.id, startedAt: new Date('2026-01-30T01:00:00Z') });
  world.setNow(first.currentPeriodEnd);
  await expect(world.run()).rejects.toThrow('1 subscriptions were not renewed.');
  expect(await world.charges(first.id)).toMatchObject([{ status: 'paid' }]);
  expect(await world.charges(second.id)).toMatchObject([{ status: 'processing' }]);
  await world.database.delete(payments);
  await world.database
    .delete(paymentMethods)
    .where(eq(paymentMethods.provider, 'stripe'))
    .catch(() => {});
});
