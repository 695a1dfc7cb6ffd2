import { amountOf } from 'shared-contract/money/money';
import type { Subscription } from 'shared-contract/order/subscription';
import { identity } from '../http/json-ld.ts';
import { fullAddressOf, propertyPath } from '../properties/property-resource.ts';
import type { SubscriptionRow } from './subscription-store.ts';

export const subscriptionPath = '/api/subscriptions';

export function subscriptionResource({ subscription, property }: SubscriptionRow): Subscription {
  return {
    ...identity(subscriptionPath, 'Subscription', subscription.id),
    name: subscription.name,
    status: subscription.status,
    price: amountOf(subscription.priceCents),
    billingPeriod: subscription.billingPeriod,
    startedAt: subscription.startedAt.toISOString(),
    currentPeriodEnd: subscription.currentPeriodEnd.toISOString(),
    property: property && {
      '@id': `${propertyPath}/${property.id}`,
      id: property.id,
      fullAddress: fullAddressOf(property),
    },
  };
}
