import { and, asc, eq, gt, isNull, lte, ne, or, sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { products } from '../products/product-table.ts';
import { latestNoticeBefore } from './billing-notices.ts';
import { graceStartBefore } from './payment-retries.ts';
import { subscriptionCharges } from './subscription-charge-table.ts';
import { subscriptions } from './subscription-table.ts';

/**
 * Returns the ids of the subscriptions for which something can be due: the period is over, an attempt or the grace
 * period is over, or a notice is missing. `openRenewal` decides for each of them.
 */
export async function findDueSubscriptions(database: Database, now: Date): Promise<string[]> {
  const { status, currentPeriodEnd, billingPeriod, remindedFor, nextPriceCents, pastDueSince } = subscriptions;
  const isOver = and(ne(status, 'pastDue'), lte(currentPeriodEnd, now));
  const hasAttempt = sql`exists (
    select from ${subscriptionCharges}
    where ${subscriptionCharges.subscriptionId} = ${subscriptions.id} and ${subscriptionCharges.kind} = 'renewal'
      and ${subscriptionCharges.status} in ('due', 'processing', 'failed')
      and ${subscriptionCharges.nextAttemptAt} <= ${now.toISOString()}::timestamptz)`;
  const isOverdue = and(
    eq(status, 'pastDue'),
    or(isNull(pastDueSince), lte(pastDueSince, graceStartBefore(now)), hasAttempt),
  );
  const isNear = and(eq(status, 'active'), gt(currentPeriodEnd, now), lte(currentPeriodEnd, latestNoticeBefore(now)));
  const lacksReminder = and(eq(billingPeriod, 'year'), sql`${remindedFor} is distinct from ${currentPeriodEnd}`);
  const lacksPrice = and(isNull(nextPriceCents), ne(products.priceCents, subscriptions.priceCents));
  const rows = await database
    .select({ id: subscriptions.id })
    .from(subscriptions)
    .leftJoin(products, eq(products.id, subscriptions.productId))
    .where(and(ne(status, 'cancelled'), or(isOver, isOverdue, and(isNear, or(lacksReminder, lacksPrice)))))
    .orderBy(asc(currentPeriodEnd), asc(subscriptions.id));
  return rows.map(({ id }) => id);
}
