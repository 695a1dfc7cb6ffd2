import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { eq } from 'drizzle-orm';
import { orderItems } from '../order-items/order-item-table.ts';
import { orders } from '../orders/order-table.ts';
import { providerContext } from '../payments/money-context.ts';
import { subscriptions } from '../subscriptions/subscription-table.ts';
import { type TestBackend, testBackend } from '../testing/index.ts';
import { carryOutFulfilment } from './carry-out-fulfilment.ts';
import { findFulfilments } from './fulfilment-store.ts';
import { startFulfilment } from './start-fulfilment.ts';

const owner = { id: '91000000-0000-4000-8000-000000000002' };

let backend: TestBackend;
beforeAll(async () => {
  backend = await testBackend({ clock: () => new Date('2026-12-01T01:00:00Z') });
  await backend.signInAs(owner);
});
afterAll(() => backend.close());

const statusOf = async (id: string) =>
  (await backend.database.select().from(orders).where(eq(orders.id, id)))[0]?.status;

it('fulfils nothing twice when several jobs of an order run at once', async () => {
  const { listing, order } = await backend.insert.publishable({ ownerId: owner.id, dollars: 89 });
  for (const fulfilment of ['booking', 'shipment', 'subscription'] as const) {
    const billingPeriod = fulfilment === 'subscription' ? 'month' : null;
    const { id: productId } = await backend.insert.product({ fulfilment, billingPeriod, name: `A ${fulfilment}` });
    const item = { id: crypto.randomUUID(), ownerId: owner.id, orderId: order.id, quantity: 1, unitPriceCents: 0 };
    await backend.database.insert(orderItems).values({ ...item, productId });
  }
  await backend.database.update(orders).set({ status: 'paid' }).where(eq(orders.id, order.id));
  const context = providerContext(backend);
  await Promise.all([1, 2].map(() => context.transact((money) => startFulfilment(money, order.id))));
  await Promise.all([1, 2, 3].map(() => carryOutFulfilment(context, order.id)));

  const rows = (await findFulfilments(backend.database, [order.id])).map(({ fulfilment }) => fulfilment);
  expect(rows.map(({ kind, status }) => `${kind} ${status}`).sort()).toEqual([
    'booking inProgress',
    'listing done',
    'shipment inProgress',
    'subscription done',
  ]);
  expect(rows.find(({ kind }) => kind === 'listing')?.subjectId).toBe(listing.id);
  const started = await backend.database.select().from(subscriptions).where(eq(subscriptions.ownerId, owner.id));
  expect(started).toHaveLength(1);
  expect(await statusOf(order.id)).toBe('processing');
  const subjects = (await backend.mails()).map(({ subject }) => subject);
  expect(subjects.sort()).toEqual([
    'Booked for Thursday 3 December 2026: A booking',
    expect.stringMatching(/^Your listing is live/),
  ]);
});
