import type { SubscriptionStatus } from 'shared-contract/order/subscription';

export type SubscriptionChange =
  | { ok: true; status: SubscriptionStatus }
  | { ok: false; reason: 'ended' | 'payment-overdue' };

/**
 * Returns the subscription's status after the owner cancels (`cancelAtPeriodEnd`) or resumes (`active`) it. A cancelled
 * subscription runs until the end of the paid period, and the owner can resume it until then. While a payment is
 * overdue, the owner cannot resume it, and a cancellation after the period ends the subscription at once.
 */
export function changeSubscription(
  { status, currentPeriodEnd }: { status: SubscriptionStatus; currentPeriodEnd: Date },
  wanted: 'cancelAtPeriodEnd' | 'active',
  now: Date,
): SubscriptionChange {
  const over = now.getTime() >= currentPeriodEnd.getTime();
  if (status === 'cancelled' || (status === 'cancelAtPeriodEnd' && over)) return { ok: false, reason: 'ended' };
  if (status !== 'pastDue') return { ok: true, status: wanted };
  if (wanted === 'active') return { ok: false, reason: 'payment-overdue' };
  return { ok: true, status: over ? 'cancelled' : 'cancelAtPeriodEnd' };
}
