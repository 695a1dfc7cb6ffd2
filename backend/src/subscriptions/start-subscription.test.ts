import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { eq } from 'drizzle-orm';
import { orderItems } from '../order-items/order-item-table.ts';
import { insertInvoice } from '../testing/insert-invoice.ts';
import { insertPayment } from '../testing/insert-payment.ts';
import { endSubscription } from './end-subscription.ts';
import { startSubscription } from './start-subscription.ts';
import { type BillingWorld, billingWorld } from './testing/billing-world.ts';

let world: BillingWorld;
beforeAll(async () => {
  world = await billingWorld('2026-01-31T01:00:00Z');
});
afterAll(() => world.backend.close());

/** A paid order of the plan and of photography for $275.00, with a discount of $30.40. */
async function paidOrder(paymentMethodId: string | null) {
  const { insert } = world.backend;
  const plan = world.plans.basic;
  const own = { ownerId: world.owner.id };
  const lines = [{ product: plan }, { product: await insert.product() }];
  const property = { propertyId: world.property.id, listingId: null };
  const paid = { status: 'paid', discountCents: 3_040 } as const;
  const order = await insert.order({ ...own, ...property, ...paid, lines });
  await insertPayment(world.database, { ...own, orderId: order.id, paymentMethodId, amountCents: 27_360 });
  await insertInvoice(world.database, { ...own, orderId: order.id });
  const items = await world.database.select().from(orderItems).where(eq(orderItems.orderId, order.id));
  const item = items.find(({ productId }) => productId === plan.id);
  if (!item) throw new Error('The order item was not stored.');
  return { ...own, propertyId: world.property.id, orderItemId: item.id, productId: plan.id };
}

const start = (of: Awaited<ReturnType<typeof paidOrder>>) =>
  world.context.transact((money) => startSubscription(money, of));

describe('startSubscription', () => {
  it('starts one subscription per item of an order, also when it runs twice at once', async () => {
    const card = await world.addCard();
    const order = await paidOrder(card.id);
    const ids = await Promise.all([start(order), start(order)]);
    ids.push(await start(order));
    expect(new Set(ids).size).toBe(1);
    expect(await world.read(ids[0] ?? '')).toMatchObject({
      name: 'Basic',
      status: 'active',
      priceCents: 2_900,
      paymentMethodId: card.id,
      startedAt: new Date('2026-01-31T01:00:00Z'),
      currentPeriodEnd: new Date('2026-02-28T01:00:00Z'),
    });
  });

  it('records the first charge after its share of the discount, with the payment and invoice of the order', async () => {
    const id = await start(await paidOrder(null));
    const charges = await world.backend.inject({ url: `/api/subscriptions/${id}/charges` }, world.owner);
    expect(charges.json()).toMatchObject({
      totalItems: 1,
      member: [
        {
          kind: 'first',
          status: 'paid',
          amount: '26.10',
          payment: { status: 'succeeded', amount: '273.60' },
          invoice: { kind: 'invoice' },
        },
      ],
    });
  });

  it('has no card when the order was not paid with a saved one', async () => {
    expect((await world.read(await start(await paidOrder(null)))).paymentMethodId).toBeNull();
  });
});

describe('endSubscription', () => {
  it('ends it now and stops all charges', async () => {
    const id = await start(await paidOrder((await world.addCard()).id));
    await world.context.transact((money) => endSubscription(money, id));
    await world.runUntil('2026-05-01T00:00:00Z', 20 * 86_400_000);
    expect([(await world.read(id)).status, await world.charges(id)]).toEqual(['cancelled', []]);
  });
});
