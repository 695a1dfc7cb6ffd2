import type { Database } from '../database/database.ts';
import { paymentMethods } from '../payments/payment-tables.ts';
import { insertUser } from './test-user.ts';

type Insert = typeof paymentMethods.$inferInsert;

/** By default a Visa card of the sandbox that ends in 4242 and expires in December 2099. */
export async function insertPaymentMethod(database: Database, values: Pick<Insert, 'ownerId'> & Partial<Insert>) {
  await insertUser(database, { id: values.ownerId });
  const [row] = await database
    .insert(paymentMethods)
    .values({
      provider: 'sandbox',
      providerMethodId: `card_${crypto.randomUUID()}`,
      brand: 'visa',
      lastFour: '4242',
      expiryMonth: 12,
      expiryYear: 2099,
      ...values,
    })
    .returning();
  if (!row) throw new Error('The card was not stored.');
  return row;
}
