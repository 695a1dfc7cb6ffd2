import { amountOf } from 'shared-contract/money/money';
import type { Subscription } from 'shared-contract/order/subscription';
import { identity } from '../http/json-ld.ts';
import { propertyReference } from '../properties/property-resource.ts';
import type { SubscriptionWithProperty } from './subscription-store.ts';

export const subscriptionPath = '/api/subscriptions';

export function subscriptionResource({ row: subscription, property }: SubscriptionWithProperty): Subscription {
  return {
    ...identity(subscriptionPath, 'Subscription', subscription.id),
    name: subscription.name,
    status: subscription.status,
    price: amountOf(subscription.priceCents),
    billingPeriod: subscription.billingPeriod,
    startedAt: subscription.startedAt.toISOString(),
    currentPeriodEnd: subscription.currentPeriodEnd.toISOString(),
    property: property && propertyReference(property),
  };
}
