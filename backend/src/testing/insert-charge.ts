import type { Database } from '../database/database.ts';
import { subscriptionCharges } from '../subscriptions/subscription-charge-table.ts';

type Insert = typeof subscriptionCharges.$inferInsert;

/** By default the first charge of rental management, $29.00, paid on 3 August 2026. */
export async function insertCharge(
  database: Database,
  values: Pick<Insert, 'ownerId' | 'subscriptionId'> & Partial<Insert>,
) {
  const [row] = await database
    .insert(subscriptionCharges)
    .values({
      kind: 'first',
      status: 'paid',
      amountCents: 2_900,
      periodStart: new Date('2026-08-03T12:00:00Z'),
      periodEnd: new Date('2026-09-03T12:00:00Z'),
      paidAt: new Date('2026-08-03T12:00:00Z'),
      ...values,
    })
    .returning();
  if (!row) throw new Error('The charge was not stored.');
  return row;
}
