import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { eq, is } from 'drizzle-orm';
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core';
import { fulfilments } from '../fulfilment/fulfilment-table.ts';
import { orderItems } from '../order-items/order-item-table.ts';
import { aWorldOf } from '../owner-scope/testing/sample-data.ts';
import { paymentCustomers, payments, refunds } from '../payments/payment-tables.ts';
import * as schema from '../schema.ts';
import { subscriptions } from '../subscriptions/subscription-table.ts';
import { type TestBackend, testBackend } from '../testing/index.ts';
import { customerUsers } from './customer-user-table.ts';

const ownerId = '94000000-0000-4000-8000-000000000001';

let backend: TestBackend;
beforeAll(async () => {
  backend = await testBackend();
});
afterAll(() => backend.close());

it('deletes all rows of a user with the user, also those of payments', async () => {
  const { database } = backend;
  const world = await aWorldOf(database, ownerId);
  const card = await backend.insert.paymentMethod({ ownerId });
  const provider = { ownerId, provider: 'sandbox' };
  await database.insert(paymentCustomers).values({ ...provider, providerCustomerId: 'cus_1' });
  const [item] = await database.select().from(orderItems).where(eq(orderItems.ownerId, ownerId));
  await database
    .update(subscriptions)
    .set({ orderItemId: item?.id ?? null, paymentMethodId: card.id })
    .where(eq(subscriptions.id, world.subscriptionId));
  const paid = { orderId: world.orderId, paymentMethodId: card.id, amountCents: 100 };
  const [payment] = await database
    .insert(payments)
    .values({ ...provider, ...paid, kind: 'card', reference: 'one' })
    .returning();
  await database.insert(refunds).values({ ownerId, paymentId: payment?.id ?? '', amountCents: 100, reference: 'one' });
  const done = { ownerId, orderId: item?.orderId ?? '', orderItemId: item?.id ?? '' };
  await database.insert(fulfilments).values({ ...done, kind: 'booking', reason: 'booking-done' });

  const owned = Object.values(schema).flatMap((one) =>
    is(one, PgTable) && 'ownerId' in one ? [{ table: one, name: getTableConfig(one).name }] : [],
  );
  const filled = async () => {
    const counts = await Promise.all(
      owned.map(async ({ table, name }) => [name, await database.$count(table)] as const),
    );
    return counts.filter(([, count]) => count > 0).map(([name]) => name);
  };
  expect(await filled()).toEqual(expect.arrayContaining(['payments', 'refunds', 'fulfilments', 'subscriptions']));
  await database.delete(customerUsers).where(eq(customerUsers.id, ownerId));
  expect(await filled()).toEqual([]);
});
