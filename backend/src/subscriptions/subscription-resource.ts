import { amountOf } from 'shared-contract/money/money';
import type { Subscription } from 'shared-contract/order/subscription';
import { fullAddressOf, propertyPath } from '../properties/property-resource.ts';
import type { StoredSubscription } from './subscription-store.ts';

export const subscriptionPath = '/api/subscriptions';

export function subscriptionResource({ subscription, property }: StoredSubscription): Subscription {
  return {
    '@id': `${subscriptionPath}/${subscription.id}`,
    '@type': 'Subscription',
    id: subscription.id,
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
