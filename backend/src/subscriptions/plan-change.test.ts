import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { eq } from 'drizzle-orm';
import type { PlanChange, PlanChangeQuote } from 'shared-contract/order/subscription';
import { insertProduct } from '../testing/index.ts';
import { subscriptions } from './subscription-table.ts';
import { type BillingWorld, billingWorld } from './testing/billing-world.ts';

const start = '2026-11-01T00:00:00Z';
const middle = '2026-11-16T00:00:00Z';

let world: BillingWorld;
beforeAll(async () => {
  world = await billingWorld(start);
});
afterAll(() => world.backend.close());
beforeEach(async () => {
  await world.database.delete(subscriptions);
  world.setNow(start);
});

type Plan = keyof BillingWorld['plans'];
const iri = (plan: Plan) => `/api/products/${world.plans[plan].id}`;
const send = (method: 'GET' | 'POST' | 'PATCH', url: string, payload?: object, headers = {}, as = world.owner) =>
  world.backend.inject({ method, url: `/api/subscriptions/${url}`, headers, ...(payload ? { payload } : {}) }, as);
const quote = (id: string, plan: Plan) => send('GET', `${id}/plan-change?product=${iri(plan)}`);
const change = (id: string, plan: Plan, expectedDue: string, key: string = crypto.randomUUID()) =>
  send('POST', `${id}/plan-change`, { product: iri(plan), expectedDue }, { 'idempotency-key': key });

async function subscribed(values: Parameters<BillingWorld['subscribe']>[0] = {}) {
  world.setNow(start);
  const card = await world.addCard();
  const { id } = await world.subscribe({ paymentMethodId: card.id, ...values });
  world.setNow(middle);
  return { id, card };
}

describe('the quote of a plan change', () => {
  it('shows what is due now, and the next charge', async () => {
    const { id } = await subscribed();
    const body: PlanChangeQuote = (await quote(id, 'plus')).json();
    expect(body).toMatchObject({
      product: { sku: 'Plus' },
      unused: '14.50',
      remaining: '24.50',
      dueNow: '10.00',
      credit: '0.00',
      nextCharge: { amount: '49.00', on: '2026-12-01T00:00:00.000Z' },
    });
  });

  it('shows the credit of a cheaper plan, and uses it for the next charge', async () => {
    const { id } = await subscribed({ plan: 'plus' });
    expect((await quote(id, 'basic')).json()).toMatchObject({
      dueNow: '0.00',
      credit: '10.00',
      nextCharge: { amount: '19.00' },
    });
  });

  it('counts only what was paid for a discounted first period', async () => {
    const card = await world.addCard();
    const { id } = await world.subscribe({ paymentMethodId: card.id, priceCents: 900 });
    await world.database.update(subscriptions).set({ priceCents: 2_900 }).where(eq(subscriptions.id, id));
    world.setNow(middle);
    expect((await quote(id, 'plus')).json()).toMatchObject({ unused: '4.50', dueNow: '20.00' });
  });

  it('is rejected for the current plan, other categories and one-off products', async () => {
    const { id } = await subscribed();
    const service = await insertProduct(world.database, { category: 'Services', billingPeriod: 'month' });
    const oneOff = await insertProduct(world.database, { category: 'Plans' });
    for (const product of [iri('basic'), ...[service, oneOff].map((row) => `/api/products/${row.id}`), 'plus']) {
      const rejected = await send('GET', `${id}/plan-change?product=${product}`);
      expect([rejected.statusCode, rejected.json().violations]).toMatchObject([422, [{ propertyPath: 'product' }]]);
    }
  });

  it.each([
    ['cancelled', 'ended'],
    ['pastDue', 'payment-overdue'],
    ['cancelAtPeriodEnd', 'ending'],
  ] as const)('is rejected while the subscription is %s', async (status, code) => {
    const { id } = await subscribed({ status });
    expect((await quote(id, 'plus')).json()).toMatchObject({ status: 409, code });
  });
});

describe('a plan change', () => {
  it('charges the difference at once, and changes the plan when that succeeded', async () => {
    const { id } = await subscribed();
    let changed: Awaited<ReturnType<typeof change>> | undefined;
    const mails = await world.mailsOf(async () => {
      changed = await change(id, 'plus', '10.00');
    });
    expect(changed?.statusCode).toBe(200);
    expect(changed?.json() as PlanChange).toMatchObject({
      subscription: {
        name: 'Plus',
        price: '49.00',
        product: { sku: 'Plus' },
        currentPeriodEnd: '2026-12-01T00:00:00.000Z',
      },
      payment: { status: 'succeeded', amount: '10.00' },
    });
    const { member } = (await send('GET', `${id}/charges`)).json();
    expect(member[0]).toMatchObject({
      kind: 'planChange',
      status: 'paid',
      amount: '10.00',
      invoice: { kind: 'invoice', total: '10.00' },
    });
    expect(mails).toEqual(['You’ve changed to Plus']);
  });

  it('uses up the credit when some of the price is paid', async () => {
    const { id } = await subscribed({ creditCents: 400 });
    expect((await change(id, 'plus', '6.00')).json()).toMatchObject({
      payment: { status: 'succeeded', amount: '6.00' },
    });
    expect(await world.read(id)).toMatchObject({ name: 'Plus', creditCents: 0 });
  });

  it('stores the credit of a cheaper plan without a payment', async () => {
    const { id } = await subscribed({ plan: 'plus' });
    expect((await change(id, 'basic', '0.00')).json()).toMatchObject({
      subscription: { name: 'Basic', price: '29.00', nextCharge: { amount: '19.00' } },
      payment: null,
    });
  });

  it('renews a year after a change from a monthly to a yearly plan', async () => {
    const { id } = await subscribed();
    const { dueNow } = (await quote(id, 'yearly')).json();
    // (299.00 / 12 − 29.00) / 2 is negative: the yearly plan is cheaper per month.
    expect(dueNow).toBe('0.00');
    await change(id, 'yearly', '0.00');
    world.setNow('2026-12-01T00:00:00Z');
    await world.run();
    const renewed = await world.read(id);
    expect(renewed).toMatchObject({ billingPeriod: 'year', creditCents: 0 });
    expect(renewed.currentPeriodEnd).toEqual(new Date('2027-12-01T00:00:00Z'));
  });

  it('accepts the amount of a quote for 15 minutes, and no other amount', async () => {
    const { id } = await subscribed();
    for (const amount of ['9.50', '10.50', '0.00']) {
      expect((await change(id, 'plus', amount)).json()).toMatchObject({ status: 409, code: 'total-changed' });
    }
    world.setNow(new Date(new Date(middle).getTime() + 16 * 60_000));
    const late = await change(id, 'plus', '10.00');
    expect([late.statusCode, await world.charges(id)]).toEqual([409, []]);
    world.setNow(new Date(new Date(middle).getTime() + 14 * 60_000));
    expect((await change(id, 'plus', '10.00')).json()).toMatchObject({ payment: { amount: '10.00' } });
  });

  it('happens once for two clicks, and once for a repeated request', async () => {
    const { id } = await subscribed();
    const before = world.cards.taken().length;
    const clicks = await Promise.all([change(id, 'plus', '10.00'), change(id, 'plus', '10.00')]);
    expect(clicks.map(({ statusCode }) => statusCode).sort()).toEqual([200, expect.any(Number)]);
    expect(clicks.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
    const { id: other } = await subscribed();
    const first = await change(other, 'plus', '10.00', 'the-same-key');
    const again = await change(other, 'plus', '10.00', 'the-same-key');
    expect(again.json().payment['@id']).toBe(first.json().payment['@id']);
    expect(world.cards.taken().length - before).toBe(2);
  });

  it('leaves the plan as it is when the card is declined, and can be tried again', async () => {
    const { id, card } = await subscribed();
    world.cards.behave(card.providerMethodId, 'declined');
    expect((await change(id, 'plus', '10.00')).json()).toMatchObject({
      subscription: { name: 'Basic', status: 'active' },
      payment: { status: 'failed', failure: { code: 'declined' } },
    });
    world.cards.behave(card.providerMethodId, 'paid');
    expect((await change(id, 'plus', '10.00')).json()).toMatchObject({ subscription: { name: 'Plus' } });
  });

  it('returns a challenge, and changes the plan when the customer has answered it', async () => {
    const { id, card } = await subscribed();
    world.cards.behave(card.providerMethodId, 'challenge');
    const challenged = (await change(id, 'plus', '10.00')).json();
    expect(challenged).toMatchObject({
      subscription: { name: 'Basic' },
      payment: { status: 'requiresAction', nextAction: { kind: 'challenge' } },
    });
    expect((await change(id, 'plus', '10.00')).json()).toMatchObject({ code: 'payment-open' });
    world.cards.answerChallenges('approve');
    await world.backend.inject({ method: 'POST', url: `${challenged.payment['@id']}/refresh` }, world.owner);
    expect((await world.read(id)).name).toBe('Plus');
  });

  it('makes the renewal wait for its challenge, which is cancelled when it is abandoned', async () => {
    const { id, card } = await subscribed();
    world.cards.behave(card.providerMethodId, 'challenge');
    world.setNow('2026-11-30T23:45:00Z');
    const { dueNow } = (await quote(id, 'estate')).json();
    await change(id, 'estate', dueNow);
    world.setNow('2026-12-01T00:01:00Z');
    await world.run();
    expect(await world.charges(id)).toMatchObject([{ kind: 'planChange', status: 'processing' }]);
    world.cards.behave(card.providerMethodId, 'paid');
    world.setNow('2026-12-01T00:16:00Z');
    await world.settle();
    await world.run();
    expect(await world.charges(id)).toMatchObject([
      { kind: 'planChange', status: 'failed' },
      { kind: 'renewal', status: 'paid', amountCents: 2_900 },
    ]);
  });

  it('that was cut off before its payment can be repeated after 15 minutes', async () => {
    const { id } = await subscribed({ paymentMethodId: (await world.addCard({ provider: 'stripe' })).id });
    // No provider has this name, so the payment is not started.
    expect((await change(id, 'plus', '10.00')).statusCode).toBe(500);
    await world.database.execute('delete from payments');
    world.setNow(new Date(new Date(middle).getTime() + 16 * 60_000));
    await world.run();
    expect(await world.charges(id)).toMatchObject([{ kind: 'planChange', status: 'failed' }]);
  });

  it('needs a saved card', async () => {
    const { id } = await subscribed({ paymentMethodId: null });
    expect((await change(id, 'plus', '10.00')).json()).toMatchObject({ status: 409, code: 'card-required' });
  });
});
