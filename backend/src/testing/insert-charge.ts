import type { Database } from '../database/database.ts';
import { subscriptionCharges } from '../subscriptions/subscription-charge-table.ts';

type Insert = typeof subscriptionCharges.$inferInsert;

/** By default a paid renewal of $29.00 for November 2026. */
export async function insertCharge(
  database: Database,
  values: Pick<Insert, 'ownerId' | 'subscriptionId'> & Partial<Insert>,
) {
  const [row] = await database
    .insert(subscriptionCharges)
    .values({
      kind: 'renewal',
      status: 'paid',
      amountCents: 2_900,
      periodStart: new Date('2026-11-03T12:00:00Z'),
      periodEnd: new Date('2026-12-03T12:00:00Z'),
      ...values,
    })
    .returning();
  if (!row) throw new Error('The charge was not stored.');
  return row;
}
