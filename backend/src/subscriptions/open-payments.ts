import { and, eq, inArray } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { firstRow } from '../database/single-row.ts';
import type { PaymentRow } from '../payments/payment-row.ts';
import { payments } from '../payments/payment-tables.ts';
import { subscriptionCharges } from './subscription-charge-table.ts';

/** Returns a payment of a charge of the subscription whose result is not known yet. */
export async function findOpenPayment(database: Database, subscriptionId: string): Promise<PaymentRow | null> {
  const isOpen = inArray(payments.status, ['requiresAction', 'processing', 'referred']);
  const found = await firstRow(
    database
      .select({ payment: payments })
      .from(payments)
      .innerJoin(subscriptionCharges, eq(subscriptionCharges.id, payments.chargeId))
      .where(and(eq(subscriptionCharges.subscriptionId, subscriptionId), isOpen))
      .limit(1),
  );
  return found && found.payment;
}

export const hasOpenPayment = async (database: Database, subscriptionId: string): Promise<boolean> =>
  (await findOpenPayment(database, subscriptionId)) !== null;
