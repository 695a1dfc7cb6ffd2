import type { Database } from '../database/database.ts';
import { subscriptions } from '../subscriptions/subscription-table.ts';
import { insertUser } from './test-user.ts';

type Insert = typeof subscriptions.$inferInsert;

/** By default rental management at $29.00 a month, active until 3 December 2099. */
export async function insertSubscription(database: Database, values: Pick<Insert, 'ownerId'> & Partial<Insert>) {
  await insertUser(database, { id: values.ownerId });
  const [row] = await database
    .insert(subscriptions)
    .values({
      name: 'Rental management',
      priceCents: 2_900,
      billingPeriod: 'month',
      startedAt: new Date('2026-08-03T12:00:00Z'),
      currentPeriodEnd: new Date('2099-12-03T12:00:00Z'),
      ...values,
    })
    .returning();
  if (!row) throw new Error('The subscription was not stored.');
  return row;
}
