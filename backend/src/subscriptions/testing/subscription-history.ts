import { expect } from '@jest/globals';
import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { centsOf } from 'shared-contract/money/money';
import type { PlanChangeQuote } from 'shared-contract/order/subscription';
import { payments } from '../../payments/payment-tables.ts';
import { products } from '../../products/product-table.ts';
import { subscriptions } from '../subscription-table.ts';
import type { BillingWorld } from './billing-world.ts';
import type { CardBehaviour } from './memory-cards.ts';

type Plan = keyof BillingWorld['plans'];

/** The smallest payment of the cards in memory. */
const smallestPaymentCents = 50;

/** One thing that happens to a subscription. `atOnce` steps run at the same time. */
export type Step =
  | { kind: 'pass'; hours: number }
  | { kind: 'run' | 'settle' | 'newCard' | 'payOverdue' }
  | { kind: 'patch'; status: 'active' | 'cancelAtPeriodEnd' }
  | { kind: 'card'; behaviour: CardBehaviour }
  | { kind: 'answer'; answer: 'approve' | 'decline' }
  | { kind: 'change'; plan: Plan }
  | { kind: 'price'; plan: Plan; cents: number };
export type History = { plan: Plan; behaviour: CardBehaviour; steps: Step[][] };

const plan = fc.constantFrom<Plan>('basic', 'plus', 'yearly');
const behaviour = fc.constantFrom<CardBehaviour>('paid', 'declined', 'challenge', 'lost', 'unreachable');
const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({ kind: fc.constant('pass' as const), hours: fc.constantFrom(1, 26, 100, 400, 800) }),
  },
  { weight: 6, arbitrary: fc.constant<Step>({ kind: 'run' }) },
  { weight: 2, arbitrary: fc.constantFrom<Step>({ kind: 'settle' }, { kind: 'newCard' }, { kind: 'payOverdue' }) },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constant('patch' as const),
      status: fc.constantFrom('active' as const, 'cancelAtPeriodEnd' as const),
    }),
  },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('card' as const), behaviour }) },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constant('answer' as const),
      answer: fc.constantFrom('approve' as const, 'decline' as const),
    }),
  },
  { weight: 5, arbitrary: fc.record({ kind: fc.constant('change' as const), plan }) },
  {
    weight: 1,
    arbitrary: fc.record({ kind: fc.constant('price' as const), plan, cents: fc.integer({ min: 0, max: 9_900 }) }),
  },
);
const together = fc.oneof(
  { weight: 4, arbitrary: fc.array(step, { minLength: 1, maxLength: 1 }) },
  { weight: 1, arbitrary: fc.array(step, { minLength: 2, maxLength: 3 }).filter((steps) => isFollowable(steps)) },
);

/** What a change of plan costs is known only when no other step changes the plan or its price at the same time. */
function isFollowable(steps: readonly Step[]): boolean {
  const count = (...kinds: Step['kind'][]) => steps.filter(({ kind }) => kinds.includes(kind)).length;
  return count('price') === 0 && (count('change') === 0 || count('change', 'settle') === 1);
}

export const histories: fc.Arbitrary<History> = fc.record({
  plan,
  behaviour,
  steps: fc.array(together, { minLength: 4, maxLength: 24 }),
});

/**
 * Plays a history on the real routes, job and database, and checks after each step: no period is paid twice, nothing is
 * charged before a period or after the end, and the charges are the sum of the prices and prorations that were agreed.
 */
export async function playHistory(world: BillingWorld, history: History): Promise<void> {
  world.setNow('2026-01-31T01:00:00Z');
  const card = await world.addCard();
  world.cards.behave(card.providerMethodId, history.behaviour);
  const { id } = await world.subscribe({ plan: history.plan, paymentMethodId: card.id });
  const ledger = newLedger(world, id);
  for (const steps of history.steps) {
    const passed = steps.find((one) => one.kind === 'pass');
    if (passed) world.setNow(new Date(world.now().getTime() + passed.hours * 3_600_000));
    const quotes = new Map<Plan, number>();
    await Promise.all(steps.map((one) => play(world, id, one, quotes)));
    await ledger.check(quotes);
  }
  world.cards.answerChallenges('decline');
  world.setNow(new Date(world.now().getTime() + 2 * 3_600_000));
  await world.settle();
  await ledger.check(new Map());
  await ledger.checkSettled();
  await world.database.delete(subscriptions);
  await world.database.delete(payments);
  world.cards.clear();
}

async function play(world: BillingWorld, id: string, step: Step, quotes: Map<Plan, number>): Promise<void> {
  const send = async (method: 'PATCH' | 'POST', path: string, payload: object) => {
    const request = { method, url: `/api/subscriptions/${id}${path}`, payload, headers: { 'if-match': '*' } };
    const { statusCode, body } = await world.backend.inject(request, world.owner);
    expect([statusCode < 500, statusCode < 500 ? '' : body]).toEqual([true, '']);
  };
  const cardOf = async () => (await world.read(id)).paymentMethodId;
  switch (step.kind) {
    case 'pass':
      return;
    case 'run':
      return world.run();
    case 'settle':
      return world.settle();
    case 'newCard':
      return send('PATCH', '', { paymentMethod: `/api/payment-methods/${(await world.addCard()).id}` });
    case 'payOverdue':
      return send('POST', '/overdue-payment', { paymentMethod: `/api/payment-methods/${await cardOf()}` });
    case 'patch':
      return send('PATCH', '', { status: step.status });
    case 'card':
      world.cards.behave(await world.tokenOf((await cardOf()) ?? ''), step.behaviour);
      return;
    case 'answer':
      world.cards.answerChallenges(step.answer);
      return;
    case 'price':
      await world.database
        .update(products)
        .set({ priceCents: step.cents })
        .where(eq(products.id, world.plans[step.plan].id));
      return;
    case 'change': {
      const product = `/api/products/${world.plans[step.plan].id}`;
      const quote = await readQuote(world, id, step.plan);
      if (!quote) return;
      quotes.set(step.plan, centsOf(quote.remaining) - centsOf(quote.unused));
      return send('POST', '/plan-change', { product, expectedDue: quote.dueNow });
    }
  }
}

async function readQuote(world: BillingWorld, id: string, plan: Plan): Promise<PlanChangeQuote | null> {
  const url = `/api/subscriptions/${id}/plan-change?product=/api/products/${world.plans[plan].id}`;
  const quote = await world.backend.inject({ url }, world.owner);
  return quote.statusCode === 200 ? quote.json() : null;
}

/** Follows what was agreed: the price of each renewal, and the difference of each change of plan. */
function newLedger(world: BillingWorld, id: string) {
  const seen = new Set<string>();
  const agreed = new Map<string, number>();
  let owed = 0;
  let waived = 0;
  return {
    async check(quotes: ReadonlyMap<Plan, number>) {
      const subscription = await world.read(id);
      const charges = await world.charges(id);
      let free = 0;
      for (const charge of charges) {
        if (charge.kind === 'planChange' && !agreed.has(charge.id)) {
          const wanted = Object.entries(world.plans).find(([, product]) => product.id === charge.productId);
          agreed.set(charge.id, quotes.get(wanted?.[0] as Plan) ?? Number.NaN);
        }
        const isAgreed = charge.kind === 'renewal' || charge.status === 'paid';
        if (!isAgreed || seen.has(charge.id)) continue;
        seen.add(charge.id);
        if (charge.amountCents === 0) free += 1;
        owed += charge.kind === 'renewal' ? subscription.priceCents : (agreed.get(charge.id) ?? Number.NaN);
      }
      const counted = charges.filter(({ kind, status }) => kind === 'renewal' || status === 'paid');
      const sum = counted.reduce((total, { amountCents }) => total + amountCents, 0);
      // An amount that is too small for a payment by card costs nothing (`collectable`).
      const unpaid = owed + subscription.creditCents - sum - waived;
      expect(unpaid).toBeGreaterThanOrEqual(0);
      expect(unpaid).toBeLessThanOrEqual(free * (smallestPaymentCents - 1));
      waived += unpaid;
      const renewals = charges
        .filter(({ kind, status }) => kind === 'renewal' && status === 'paid')
        .sort((a, b) => a.periodStart.getTime() - b.periodStart.getTime());
      renewals.forEach(({ periodStart }, index) => {
        const before = renewals[index - 1];
        if (before) expect(periodStart).toEqual(before.periodEnd);
      });
      const last = renewals.at(-1);
      if (last) expect(subscription.currentPeriodEnd).toEqual(last.periodEnd);
      await checkPayments(world, id, charges);
    },
    async checkSettled() {
      const paid = (await world.charges(id)).filter(({ status, amountCents }) => status === 'paid' && amountCents > 0);
      const amounts = (of: { amountCents: number }[]) => of.map(({ amountCents }) => amountCents).sort((a, b) => a - b);
      expect(amounts(world.cards.taken())).toEqual(amounts(paid));
    },
  };
}

/** Money is taken at most once for a charge, not before its period, and not after the end of the subscription. */
async function checkPayments(world: BillingWorld, id: string, charges: Awaited<ReturnType<BillingWorld['charges']>>) {
  const { endedAt, status } = await world.read(id);
  const taken = new Map(world.cards.taken().map((payment) => [payment.reference, payment]));
  const paidCharges = new Set<string | null>();
  for (const payment of await world.payments()) {
    const money = taken.get(payment.reference);
    if (!money) continue;
    const charge = charges.find(({ id: chargeId }) => chargeId === payment.chargeId);
    expect([paidCharges.has(payment.chargeId), money.amountCents]).toEqual([false, charge?.amountCents]);
    paidCharges.add(payment.chargeId);
    if (charge?.kind === 'renewal')
      expect(money.createdAt.getTime()).toBeGreaterThanOrEqual(charge.periodStart.getTime());
    if (status === 'cancelled' && endedAt) expect(money.createdAt.getTime()).toBeLessThanOrEqual(endedAt.getTime());
  }
}
