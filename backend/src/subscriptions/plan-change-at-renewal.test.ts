import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { insertCharge } from '../testing/insert-charge.ts';
import { type BillingWorld, billingWorld } from './testing/billing-world.ts';

let world: BillingWorld;
beforeAll(async () => {
  world = await billingWorld('2026-03-01T00:00:00Z');
});
afterAll(() => world.backend.close());

it('a renewal waits for a change of plan whose payment is about to start, so that the period has one price', async () => {
  const { id: paymentMethodId } = await world.addCard();
  const { id, ownerId, currentPeriodEnd } = await world.subscribe({ paymentMethodId });
  world.setNow(new Date(currentPeriodEnd.getTime() - 1000));
  const change = { kind: 'planChange' as const, status: 'processing' as const, productId: world.plans.plus.id };
  const period = { periodStart: world.now(), periodEnd: currentPeriodEnd };
  const times = { paidAt: null, createdAt: world.now(), updatedAt: world.now() };
  await insertCharge(world.database, { ownerId, subscriptionId: id, amountCents: 1, ...change, ...period, ...times });
  world.setNow(new Date(currentPeriodEnd.getTime() + 1000));
  await world.run();
  expect(await world.charges(id)).toMatchObject([{ kind: 'planChange', status: 'processing' }]);

  world.setNow(new Date(currentPeriodEnd.getTime() + 16 * 60_000));
  await world.run();
  expect(await world.charges(id)).toMatchObject([
    { kind: 'planChange', status: 'failed' },
    { kind: 'renewal', status: 'paid', amountCents: 2_900 },
  ]);
});
