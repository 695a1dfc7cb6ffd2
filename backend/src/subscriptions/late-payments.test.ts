import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { payments } from '../payments/payment-tables.ts';
import { settlePayment } from '../payments/settle-payment.ts';
import { endSubscription } from './end-subscription.ts';
import { subscriptions } from './subscription-table.ts';
import { type BillingWorld, billingWorld } from './testing/billing-world.ts';

const start = '2026-11-01T00:00:00Z';
const due = '2026-12-01T00:00:00Z';

let world: BillingWorld;
beforeAll(async () => {
  world = await billingWorld(start);
});
afterAll(() => world.backend.close());
beforeEach(async () => {
  await world.database.delete(payments);
  await world.database.delete(subscriptions);
  world.setNow(start);
});

/** A subscription with a card of which no request arrives in time. */
async function subscribed() {
  const card = await world.addCard();
  world.cards.behave(card.providerMethodId, 'unreachable');
  const { id } = await world.subscribe({ paymentMethodId: card.id });
  return { id, card };
}

/** Waits until the only payment is given up. */
async function giveUp() {
  world.setNow(new Date(world.now().getTime() + 61_000));
  await world.settle();
  const [payment] = await world.payments();
  if (payment?.status !== 'failed') throw new Error('Expected a payment that was given up.');
  return payment;
}

async function renewalGivenUp() {
  const subscribedTo = await subscribed();
  world.setNow(due);
  await world.run();
  return { ...subscribedTo, payment: await giveUp() };
}

/** The request of a payment arrives after all, and takes the money. Returns the payment after that. */
function arrive({ id, reference, amountCents }: typeof payments.$inferSelect) {
  const seen = { id: `late-${id}`, reference, amountCents, refundedCents: 0, nextAction: null, failureCode: null };
  const succeeded = { ...seen, status: 'succeeded' as const, card: null, createdAt: world.now() };
  return world.context.transact((money) => settlePayment(money, id, succeeded));
}

const superseded = { status: 'failed', failureCode: 'superseded' };

describe('the late payment of a renewal', () => {
  it('pays the period while it is overdue, and only once', async () => {
    const { id, payment } = await renewalGivenUp();
    expect(await world.read(id)).toMatchObject({ status: 'pastDue' });
    expect(await arrive(payment)).toMatchObject({ status: 'succeeded' });
    expect(await world.read(id)).toMatchObject({
      status: 'active',
      currentPeriodEnd: new Date('2027-01-01T00:00:00Z'),
    });
    await arrive(payment);
    expect(await world.charges(id)).toMatchObject([{ status: 'paid' }]);
  });

  it('is given back when the subscription has ended', async () => {
    const { id, payment } = await renewalGivenUp();
    await world.context.transact((money) => endSubscription(money, id));
    expect(await arrive(payment)).toMatchObject(superseded);
    expect(await world.read(id)).toMatchObject({ status: 'cancelled', currentPeriodEnd: new Date(due) });
  });

  it('is given back when another payment has paid the period, or is about to', async () => {
    for (const behaviour of ['paid', 'challenge'] as const) {
      await world.database.delete(payments);
      await world.database.delete(subscriptions);
      const { id, card, payment } = await renewalGivenUp();
      world.cards.behave(card.providerMethodId, behaviour);
      const url = `/api/subscriptions/${id}/overdue-payment`;
      const payload = { paymentMethod: `/api/payment-methods/${card.id}` };
      const paid = await world.backend.inject({ method: 'POST', url, payload }, world.owner);
      expect(paid.json().status).toBe(behaviour === 'paid' ? 'succeeded' : 'requiresAction');
      expect(await arrive(payment)).toMatchObject(superseded);
      world.cards.answerChallenges('approve');
      await world.settle();
      expect(await world.read(id)).toMatchObject({
        status: 'active',
        currentPeriodEnd: new Date('2027-01-01T00:00:00Z'),
      });
      world.setNow(start);
    }
  });
});

it('an open payment of a subscription that ended meanwhile pays one more period, and no other', async () => {
  const { id, card } = await subscribed();
  world.cards.behave(card.providerMethodId, 'lost');
  world.setNow(due);
  await world.run();
  await world.context.transact((money) => endSubscription(money, id));
  await world.settle();
  const paidUntil = new Date('2027-01-01T00:00:00Z');
  expect(await world.read(id)).toMatchObject({ status: 'cancelAtPeriodEnd', currentPeriodEnd: paidUntil });
  world.setNow(paidUntil);
  await world.run();
  expect([(await world.read(id)).status, await world.charges(id)]).toMatchObject(['cancelled', [{ status: 'paid' }]]);
});

describe('the late payment of a plan change', () => {
  async function changeGivenUp() {
    const subscribedTo = await subscribed();
    world.setNow('2026-11-16T00:00:00Z');
    const payload = { product: `/api/products/${world.plans.plus.id}`, expectedDue: '10.00' };
    const url = `/api/subscriptions/${subscribedTo.id}/plan-change`;
    expect((await world.backend.inject({ method: 'POST', url, payload }, world.owner)).statusCode).toBe(200);
    return { ...subscribedTo, payment: await giveUp() };
  }

  it('changes the plan while nothing else was charged', async () => {
    const { id, payment } = await changeGivenUp();
    expect(await arrive(payment)).toMatchObject({ status: 'succeeded' });
    expect(await world.read(id)).toMatchObject({ name: 'Plus', priceCents: 4_900 });
  });

  it('is given back after the next renewal, whose period has the price of the old plan', async () => {
    const { id, card, payment } = await changeGivenUp();
    world.cards.behave(card.providerMethodId, 'paid');
    world.setNow(due);
    await world.run();
    expect(await arrive(payment)).toMatchObject(superseded);
    expect(await world.read(id)).toMatchObject({ status: 'active', name: 'Basic', priceCents: 2_900 });
  });
});
