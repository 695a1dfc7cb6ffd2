import { and, eq, gt } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { subscriptionCharges } from './subscription-charge-table.ts';
import { lockCharge } from './subscription-row.ts';

/**
 * Returns whether a payment of a charge that we had given up still pays what it was meant for: the next period of a
 * subscription that has not ended, or a change of plan since which nothing else was charged.
 */
export async function canStillSettle(database: Database, chargeId: string): Promise<boolean> {
  const locked = await lockCharge(database, chargeId);
  if (!locked || locked.subscription.status === 'cancelled') return false;
  const { charge, subscription } = locked;
  if (charge.kind !== 'planChange') return charge.periodStart.getTime() === subscription.currentPeriodEnd.getTime();
  const { createdAt, subscriptionId } = subscriptionCharges;
  const isLater = and(eq(subscriptionId, subscription.id), gt(createdAt, charge.createdAt));
  return (await database.$count(subscriptionCharges, isLater)) === 0;
}
