import type { BillingPeriod } from 'shared-contract/order/product';
import type { SubscriptionStatus } from 'shared-contract/order/subscription';

const day = 86_400_000;

/** Reminders and new prices are sent this many days before the charge. */
const noticeDays = 30;
/** A new price is announced up to a week earlier, so that a stopped worker does not delay it by a whole period. */
const earliestDays = 37;

type Renewing = {
  status: SubscriptionStatus;
  billingPeriod: BillingPeriod;
  currentPeriodEnd: Date;
  remindedFor: Date | null;
  priceCents: number;
  nextPriceCents: number | null;
};

/** Returns whether the reminder of a yearly charge is due. Monthly charges have none. */
export function isReminderDue(subscription: Renewing, now: Date): boolean {
  const { status, billingPeriod, currentPeriodEnd, remindedFor } = subscription;
  const left = daysUntil(currentPeriodEnd, now);
  const isNew = remindedFor?.getTime() !== currentPeriodEnd.getTime();
  return status === 'active' && billingPeriod === 'year' && isNew && left > 0 && left <= noticeDays;
}

/**
 * Returns whether to announce the product's new price now. It applies from the next period on if that starts in at
 * least 30 days. Otherwise it waits for a later period: months of 31 days are long enough.
 */
export function isPriceNoticeDue(subscription: Renewing, productPriceCents: number, now: Date): boolean {
  const { status, priceCents, nextPriceCents, currentPeriodEnd } = subscription;
  if (status !== 'active' || nextPriceCents !== null || productPriceCents === priceCents) return false;
  const left = daysUntil(currentPeriodEnd, now);
  return left >= noticeDays && left <= earliestDays;
}

/**
 * Returns the price of the next period: the announced one, if there is one. When the product has become cheaper since
 * the announcement, the customer gets the lower price, but at least the current one.
 */
export function nextPeriodPrice(
  { priceCents, nextPriceCents }: Pick<Renewing, 'priceCents' | 'nextPriceCents'>,
  productPriceCents: number | null,
): number {
  if (nextPriceCents === null || productPriceCents === null) return nextPriceCents ?? priceCents;
  return Math.min(nextPriceCents, Math.max(productPriceCents, Math.min(priceCents, nextPriceCents)));
}

const daysUntil = (end: Date, now: Date) => (end.getTime() - now.getTime()) / day;

/** Returns the latest end of a period for which a notice can be due now. */
export const latestNoticeBefore = (now: Date) => new Date(now.getTime() + earliestDays * day);
