import type { ProviderContext } from '../payments/money-context.ts';
import { collectCharge } from './collect-charge.ts';
import { failAbandonedPlanChanges } from './fail-abandoned-plan-changes.ts';
import { findDueSubscriptions } from './find-due-subscriptions.ts';
import { openRenewal } from './open-renewal.ts';

/**
 * The job of all subscriptions: renews those whose period is over, tries overdue charges again, ends those that were
 * cancelled or stayed unpaid, and sends reminders and new prices. Each step is a transaction that locks the
 * subscription and checks it again, so the job can stop at any point and run again. A subscription that fails does not
 * delay the others; the job fails at its end and is retried.
 */
export async function renewSubscriptions(context: ProviderContext): Promise<void> {
  await failAbandonedPlanChanges(context);
  const errors: unknown[] = [];
  for (const id of await findDueSubscriptions(context.database, context.config.clock())) {
    try {
      const chargeId = await context.transact((money) => openRenewal(money, id));
      if (chargeId) await collectCharge(context, chargeId);
    } catch (error) {
      errors.push(error);
    }
  }
  if (errors.length > 0) throw new AggregateError(errors, `${errors.length} subscriptions were not renewed.`);
}
