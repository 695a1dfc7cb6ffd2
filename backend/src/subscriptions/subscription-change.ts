import type { Subscription } from 'shared-contract/order/subscription';

type Status = Subscription['status'];

export type SubscriptionChange = { ok: true; status: Status } | { ok: false; reason: 'ended' | 'payment-overdue' };

/**
 * What becomes of a subscription when its owner cancels it (`cancelAtPeriodEnd`) or takes that back (`active`).
 * Paid time is never taken away: a cancelled one runs to the end of its period, and until then can be kept. An overdue one
 * whose period is over has nothing left to run and ends at once; only a payment makes it active again.
 */
export function changeSubscription(
  { status, currentPeriodEnd }: { status: Status; currentPeriodEnd: Date },
  wanted: 'cancelAtPeriodEnd' | 'active',
  now: Date,
): SubscriptionChange {
  const over = now.getTime() >= currentPeriodEnd.getTime();
  if (status === 'cancelled' || (status === 'cancelAtPeriodEnd' && over)) return { ok: false, reason: 'ended' };
  if (status !== 'pastDue') return { ok: true, status: wanted };
  if (wanted === 'active') return { ok: false, reason: 'payment-overdue' };
  return { ok: true, status: over ? 'cancelled' : 'cancelAtPeriodEnd' };
}
