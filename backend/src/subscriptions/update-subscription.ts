import { and, eq } from 'drizzle-orm';
import type { subscriptionPatch } from 'shared-contract/order/subscription';
import type * as z from 'zod/mini';
import { conflict } from '../http/problem.ts';
import { type OwnerScope, updateOwn } from '../owned-rows/owned-rows.ts';
import type { MoneyContext } from '../payments/money-context.ts';
import { findSavedCard } from './charged-card.ts';
import { finishSubscription } from './finish-subscription.ts';
import { changeSubscription } from './subscription-change.ts';
import { subscriptionCharges } from './subscription-charge-table.ts';
import { sendCancelled, sendResumed } from './subscription-mails.ts';
import type { SubscriptionRow } from './subscription-row.ts';
import { subscriptions } from './subscription-table.ts';

type Patch = z.output<typeof subscriptionPatch>;
type Context = OwnerScope & MoneyContext;

const rejectionMessages = {
  ended: 'This subscription has ended. Order it again to restart it.',
  'payment-overdue': 'A payment is overdue. Pay it to resume the subscription.',
} as const;

/** Cancels or resumes a subscription, or gives it another card. The caller has locked the row. */
export async function updateSubscription(context: Context, locked: SubscriptionRow, patch: Patch): Promise<void> {
  if (patch.paymentMethod !== undefined) await setCard(context, locked, patch.paymentMethod);
  if (patch.status !== undefined) await setStatus(context, locked, patch.status);
}

/** An overdue charge is tried with the new card at once. */
async function setCard(context: Context, locked: SubscriptionRow, iri: string): Promise<void> {
  if (locked.status === 'cancelled') throw conflict('ended', rejectionMessages.ended);
  const { id: paymentMethodId } = await findSavedCard(context, iri);
  if (paymentMethodId === locked.paymentMethodId) return;
  await updateOwn(context, subscriptions, locked.id, { paymentMethodId });
  if (locked.status !== 'pastDue') return;
  const { kind, status, subscriptionId } = subscriptionCharges;
  await context.database
    .update(subscriptionCharges)
    .set({ nextAttemptAt: context.now })
    .where(and(eq(subscriptionId, locked.id), eq(kind, 'renewal'), eq(status, 'failed')));
  await context.addJob('renew-subscriptions', null);
}

async function setStatus(context: Context, locked: SubscriptionRow, wanted: 'active' | 'cancelAtPeriodEnd') {
  const change = changeSubscription(locked, wanted, context.now);
  if (!change.ok) throw conflict(change.reason, rejectionMessages[change.reason]);
  // A charge that is being paid cannot be stopped. The subscription ends after the period that the charge pays, or when
  // the charge fails.
  const endsNow = change.status === 'cancelled' && !(await isCharging(context, locked));
  const status = change.status === 'cancelled' && !endsNow ? 'cancelAtPeriodEnd' : change.status;
  if (status === locked.status) return;
  if (endsNow) return finishSubscription(context, locked, 'cancelled');
  const resumed = status === 'active' ? { pastDueSince: null } : {};
  const changed = await updateOwn(context, subscriptions, locked.id, { status, ...resumed });
  await (status === 'active' ? sendResumed(context, changed) : sendCancelled(context, changed));
}

async function isCharging({ database }: Context, { id }: SubscriptionRow): Promise<boolean> {
  const { status, subscriptionId } = subscriptionCharges;
  return (await database.$count(subscriptionCharges, and(eq(subscriptionId, id), eq(status, 'processing')))) > 0;
}
