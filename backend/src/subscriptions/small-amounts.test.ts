import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { type BillingWorld, billingWorld } from './testing/billing-world.ts';

let world: BillingWorld;
beforeAll(async () => {
  world = await billingWorld('2026-11-01T00:00:00Z');
});
afterAll(() => world.backend.close());

it('a renewal of which credit leaves less than the smallest payment costs nothing', async () => {
  const card = await world.addCard();
  const { id, currentPeriodEnd } = await world.subscribe({ paymentMethodId: card.id, creditCents: 2_880 });
  world.setNow(currentPeriodEnd);
  await world.run();
  expect(await world.charges(id)).toMatchObject([{ kind: 'renewal', status: 'paid', amountCents: 0 }]);
  expect(await world.read(id)).toMatchObject({ status: 'active', creditCents: 0 });
});

it('a change of plan that would cost less than the smallest payment costs nothing', async () => {
  world.setNow('2026-12-01T00:00:00Z');
  const card = await world.addCard();
  const { id, currentPeriodEnd } = await world.subscribe({ paymentMethodId: card.id });
  world.setNow(new Date(currentPeriodEnd.getTime() - 3_600_000));
  const product = `/api/products/${world.plans.plus.id}`;
  const url = `/api/subscriptions/${id}/plan-change`;
  const quoted = await world.backend.inject({ url: `${url}?product=${product}` }, world.owner);
  expect(quoted.json()).toMatchObject({ dueNow: '0.00' });
  const payload = { product, expectedDue: '0.00' };
  expect((await world.backend.inject({ method: 'POST', url, payload }, world.owner)).statusCode).toBe(200);
  expect(await world.read(id)).toMatchObject({ name: 'Plus', status: 'active' });
});
