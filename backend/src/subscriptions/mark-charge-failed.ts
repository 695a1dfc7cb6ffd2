import { and, eq, inArray, ne } from 'drizzle-orm';
import { updateOwn } from '../owned-rows/owned-rows.ts';
import type { MoneyContext } from '../payments/money-context.ts';
import { openStatuses } from '../payments/payment-row.ts';
import { payments } from '../payments/payment-tables.ts';
import { finishSubscription } from './finish-subscription.ts';
import { sendChargeFailed, sendLastAttemptFailed } from './overdue-mails.ts';
import { nextRetryAt } from './payment-retries.ts';
import { subscriptionCharges } from './subscription-charge-table.ts';
import { type ChargeRow, type LockedCharge, scopeOf } from './subscription-row.ts';
import { subscriptions } from './subscription-table.ts';

/** Why a charge failed. `paymentId` is null when there was no card to charge. */
type Failure = { code: string; paymentId: string | null };

/**
 * Marks the current attempt of a charge as failed. A change of plan is over then. A renewal is tried again, and its
 * subscription is past due, or ends when the owner has cancelled it. Mails are sent after the first and the last
 * automatic attempt; an owner who pays by hand sees the result on the page.
 */
export async function markChargeFailed(context: MoneyContext, locked: LockedCharge, failure: Failure): Promise<void> {
  const { subscription, charge } = locked;
  if (charge.status !== 'processing' || (await hasOtherPayment(context, charge, failure))) return;
  const { now } = context;
  const scope = scopeOf(context, subscription);
  const failed = { status: 'failed', failureCode: failure.code, attempts: charge.attempts + 1 } as const;
  if (charge.kind === 'planChange' || subscription.status === 'cancelled') {
    await updateOwn(scope, subscriptionCharges, charge.id, { ...failed, nextAttemptAt: null });
    return;
  }
  if (subscription.status === 'cancelAtPeriodEnd') {
    await updateOwn(scope, subscriptionCharges, charge.id, { ...failed, nextAttemptAt: null });
    await finishSubscription(context, subscription, 'cancelled');
    return;
  }
  const pastDueSince = subscription.pastDueSince ?? now;
  const nextAttemptAt = nextRetryAt(pastDueSince, now);
  const changed = await updateOwn(scope, subscriptionCharges, charge.id, { ...failed, nextAttemptAt });
  const overdue = await updateOwn(scope, subscriptions, subscription.id, { status: 'pastDue', pastDueSince });
  const about = { subscription: overdue, charge: changed, pastDueSince };
  if (subscription.status === 'active') await sendChargeFailed(context, about);
  else if (charge.nextAttemptAt !== null && nextAttemptAt === null) await sendLastAttemptFailed(context, about);
}

/** Returns whether a later payment of the charge is open or has succeeded. Then old news do not matter. */
async function hasOtherPayment({ database }: MoneyContext, { id }: ChargeRow, { paymentId }: Failure) {
  if (paymentId === null) return false;
  const isActive = inArray(payments.status, [...openStatuses, 'succeeded']);
  return (await database.$count(payments, and(eq(payments.chargeId, id), ne(payments.id, paymentId), isActive))) > 0;
}
