import { amountOf } from 'shared-contract/money/money';
import type { Subscription } from 'shared-contract/order/subscription';
import { identity } from '../http/json-ld.ts';
import { productPath } from '../products/product-resource.ts';
import { propertyReference } from '../properties/property-resource.ts';
import { graceEndOf } from './payment-retries.ts';
import type { StoredSubscription } from './subscription-store.ts';

export const subscriptionPath = '/api/subscriptions';

export function subscriptionResource(stored: StoredSubscription): Subscription {
  const { row: subscription, property, product } = stored;
  const { nextPriceCents, paymentMethodId } = subscription;
  return {
    ...identity(subscriptionPath, 'Subscription', subscription.id),
    name: subscription.name,
    status: subscription.status,
    price: amountOf(subscription.priceCents),
    billingPeriod: subscription.billingPeriod,
    startedAt: subscription.startedAt.toISOString(),
    currentPeriodEnd: subscription.currentPeriodEnd.toISOString(),
    product: product && { '@id': `${productPath}/${product.id}`, sku: product.sku },
    nextCharge: nextChargeOf(stored),
    paymentMethod: paymentMethodId && `/api/payment-methods/${paymentMethodId}`,
    overdue: overdueOf(stored),
    upcomingPrice: nextPriceCents === null ? null : amountOf(nextPriceCents),
    property: property && propertyReference(property),
  };
}

/** The renewal after the credit, or the next attempt of an overdue one. A subscription that ends has none. */
function nextChargeOf({ row, openRenewal }: StoredSubscription): Subscription['nextCharge'] {
  if (row.status === 'pastDue') {
    const on = openRenewal?.nextAttemptAt;
    return on ? { amount: amountOf(openRenewal.amountCents), on: on.toISOString() } : null;
  }
  if (row.status !== 'active') return null;
  const cents = openRenewal?.amountCents ?? Math.max(0, (row.nextPriceCents ?? row.priceCents) - row.creditCents);
  return { amount: amountOf(cents), on: row.currentPeriodEnd.toISOString() };
}

/** Without a charge, which demo data and imports lack, the price is overdue since the end of the period. */
function overdueOf({ row, openRenewal }: StoredSubscription): Subscription['overdue'] {
  if (row.status !== 'pastDue') return null;
  const endsAt = graceEndOf(row.pastDueSince ?? row.currentPeriodEnd);
  return { amount: amountOf(openRenewal?.amountCents ?? row.priceCents), endsAt: endsAt.toISOString() };
}
