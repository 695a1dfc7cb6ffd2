import { and, eq, inArray, or } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { firstRow } from '../database/single-row.ts';
import { openStatuses } from '../payments/payment-row.ts';
import { payments } from '../payments/payment-tables.ts';
import { subscriptionCharges } from './subscription-charge-table.ts';

/**
 * Returns whether a charge of the subscription has a payment whose result is not known yet, or a change of plan is
 * about to be paid.
 */
export async function hasOpenPayment(database: Database, subscriptionId: string): Promise<boolean> {
  const { kind, status } = subscriptionCharges;
  const isOpen = or(inArray(payments.status, openStatuses), and(eq(kind, 'planChange'), eq(status, 'processing')));
  const found = database
    .select({ id: subscriptionCharges.id })
    .from(subscriptionCharges)
    .leftJoin(payments, eq(payments.chargeId, subscriptionCharges.id))
    .where(and(eq(subscriptionCharges.subscriptionId, subscriptionId), isOpen))
    .limit(1);
  return (await firstRow(found)) !== null;
}
