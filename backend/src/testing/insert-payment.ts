import type { Database } from '../database/database.ts';
import { payments } from '../payments/payment-tables.ts';

type Insert = typeof payments.$inferInsert;

/** By default a card payment of $275.00 that succeeded. */
export async function insertPayment(database: Database, values: Pick<Insert, 'ownerId'> & Partial<Insert>) {
  const id = crypto.randomUUID();
  const [row] = await database
    .insert(payments)
    .values({
      id,
      reference: id,
      provider: 'sandbox',
      providerPaymentId: `card-${id}`,
      kind: 'card',
      status: 'succeeded',
      amountCents: 27_500,
      cardBrand: 'visa',
      cardLastFour: '4242',
      ...values,
    })
    .returning();
  if (!row) throw new Error('The payment was not stored.');
  return row;
}
