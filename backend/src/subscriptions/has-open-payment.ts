import { and, eq, inArray } from 'drizzle-orm';
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
  const isOpen = inArray(payments.status, openStatuses);
  const found = database
    .select({ id: payments.id })
    .from(payments)
    .innerJoin(subscriptionCharges, eq(subscriptionCharges.id, payments.chargeId))
    .where(and(eq(subscriptionCharges.subscriptionId, subscriptionId), isOpen))
    .limit(1);
  const { kind, status } = subscriptionCharges;
  const isChanging = and(
    eq(subscriptionCharges.subscriptionId, subscriptionId),
    eq(kind, 'planChange'),
    eq(status, 'processing'),
  );
  return (await firstRow(found)) !== null || (await database.$count(subscriptionCharges, isChanging)) > 0;
}
