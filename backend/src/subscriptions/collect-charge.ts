import { updateOwn } from '../owned-rows/owned-rows.ts';
import type { MoneyContext, ProviderContext } from '../payments/money-context.ts';
import { type ChargePayment, payCharge } from '../payments/pay-charge.ts';
import { noCard } from './charge-failure.ts';
import { chargedCard } from './charged-card.ts';
import { markChargeFailed } from './mark-charge-failed.ts';
import { subscriptionCharges } from './subscription-charge-table.ts';
import { type ChargeRow, lockCharge, type SubscriptionRow, scopeOf } from './subscription-row.ts';

/** After this time another run tries an attempt again that was cut off. A payment that was started is found then. */
const attemptMs = 10 * 60_000;

/** Pays a renewal with the saved card of the subscription, if an attempt is due. */
export async function collectCharge(context: ProviderContext, chargeId: string): Promise<void> {
  const payment = await context.transact((money) => startAttempt(money, chargeId));
  if (payment) await payCharge(context, payment);
}

/**
 * Marks a charge as `processing`, so that a cancellation waits for the result. Returns the payment to make; null when
 * nothing is due, or when there is no card, which is a failed attempt.
 */
async function startAttempt(context: MoneyContext, chargeId: string): Promise<ChargePayment | null> {
  const { database, now } = context;
  const locked = await lockCharge(database, chargeId);
  if (!locked || !isDue(locked.charge, locked.subscription, now)) return null;
  const { subscription } = locked;
  const attempt = { status: 'processing', nextAttemptAt: new Date(now.getTime() + attemptMs) } as const;
  const charge = await updateOwn(scopeOf(context, subscription), subscriptionCharges, chargeId, attempt);
  const paymentMethodId = await chargedCard(database, subscription);
  if (paymentMethodId) return { ...chargePayment(subscription, charge, paymentMethodId), customerPresent: false };
  await markChargeFailed(context, { subscription, charge }, { code: noCard, paymentId: null });
  return null;
}

function isDue({ status, nextAttemptAt }: ChargeRow, subscription: SubscriptionRow, now: Date): boolean {
  const isOpen = status === 'due' || status === 'failed' || status === 'processing';
  const isCharged = subscription.status === 'active' || subscription.status === 'pastDue';
  return isOpen && isCharged && nextAttemptAt !== null && nextAttemptAt <= now;
}

export const chargePayment = (subscription: SubscriptionRow, charge: ChargeRow, paymentMethodId: string) => ({
  chargeId: charge.id,
  ownerId: subscription.ownerId,
  amountCents: charge.amountCents,
  paymentMethodId,
  description: subscription.name,
});
