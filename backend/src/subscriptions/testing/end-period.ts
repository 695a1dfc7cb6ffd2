import { eq, sql } from 'drizzle-orm';
import type { BackendConfig } from '../../config.ts';
import type { OpenDatabase } from '../../database/open-database.ts';
import { addingOnly, startJobQueue } from '../../jobs/job-queue.ts';
import { providerContext } from '../../payments/money-context.ts';
import { periodStartBefore } from '../billing-periods.ts';
import { renewSubscriptions } from '../renew-subscriptions.ts';
import { subscriptionCharges } from '../subscription-charge-table.ts';
import { billingOf, lockSubscription } from '../subscription-row.ts';
import { subscriptions } from '../subscription-table.ts';

/**
 * Ends the current period of a subscription as time would, for sites whose clock cannot move: its dates become one
 * period older, and the job that renews subscriptions runs.
 */
export async function endPeriod(
  { database, pool }: OpenDatabase,
  config: BackendConfig,
  subscriptionId: string,
): Promise<void> {
  const boss = await startJobQueue(addingOnly(pool), (error) => {
    throw error;
  });
  try {
    await makeOlder(database, subscriptionId);
    await renewSubscriptions(providerContext({ database, config, boss }));
  } finally {
    await boss.stop();
  }
}

async function makeOlder(database: OpenDatabase['database'], subscriptionId: string): Promise<void> {
  const { startedAt, currentPeriodEnd } = subscriptions;
  const { periodStart, periodEnd, paidAt, createdAt } = subscriptionCharges;
  await database.transaction(async (transaction) => {
    const subscription = await lockSubscription(transaction, subscriptionId);
    if (!subscription) throw new Error(`There is no subscription ${subscriptionId}.`);
    // A month of a time zone has an hour more or less when its clocks change, so the database cannot subtract it.
    const end = subscription.currentPeriodEnd;
    const start = periodStartBefore(end, await billingOf(transaction, subscription));
    const period = sql`${end.getTime() - start.getTime()} * interval '1 millisecond'`;
    await transaction
      .update(subscriptions)
      .set({ startedAt: sql`${startedAt} - ${period}`, currentPeriodEnd: sql`${currentPeriodEnd} - ${period}` })
      .where(eq(subscriptions.id, subscriptionId));
    await transaction
      .update(subscriptionCharges)
      .set({
        periodStart: sql`${periodStart} - ${period}`,
        periodEnd: sql`${periodEnd} - ${period}`,
        paidAt: sql`${paidAt} - ${period}`,
        createdAt: sql`${createdAt} - ${period}`,
      })
      .where(eq(subscriptionCharges.subscriptionId, subscriptionId));
  });
}
