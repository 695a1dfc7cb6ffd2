import { and, eq, inArray } from 'drizzle-orm';
import { updateOwn } from '../owned-rows/owned-rows.ts';
import type { MoneyContext } from '../payments/money-context.ts';
import { subscriptionCharges } from './subscription-charge-table.ts';
import { lockSubscription, scopeOf } from './subscription-row.ts';
import { subscriptions } from './subscription-table.ts';

/**
 * Ends a subscription now, for example because its order was refunded. Its unpaid charges are not tried again.
 * Repeating it has no effect.
 */
export async function endSubscription(context: Pick<MoneyContext, 'database' | 'now'>, id: string): Promise<void> {
  const { database, now } = context;
  const subscription = await lockSubscription(database, id);
  if (!subscription || subscription.status === 'cancelled') return;
  const ended = { status: 'cancelled', endedAt: now, nextPriceCents: null } as const;
  await updateOwn(scopeOf(context, subscription), subscriptions, id, ended);
  const { status, subscriptionId } = subscriptionCharges;
  const isUnpaid = and(eq(subscriptionId, id), inArray(status, ['due', 'processing', 'failed']));
  await database
    .update(subscriptionCharges)
    .set({ status: 'failed', nextAttemptAt: null, updatedAt: now })
    .where(isUnpaid);
}
