import { keepPreviousData } from '@tanstack/react-query';
import { invalidateResources, resourceQuery } from 'shared-api';
import { subscription } from 'shared-contract/order/subscription';
import { collectionOf } from 'shared-contract/wire/json-ld';

const subscriptions = collectionOf(subscription);

/** One page of the subscriptions of the owner, or of one property. Cancelled ones come last. */
export function subscriptionsQuery({ propertyId, page }: { propertyId?: string | undefined; page: number }) {
  return resourceQuery('/api/subscriptions', subscriptions, {
    query: { 'property.id': propertyId, page: page > 1 ? page : undefined },
    placeholderData: keepPreviousData,
  });
}

export const subscriptionQuery = (subscriptionId: string) =>
  resourceQuery(`/api/subscriptions/${encodeURIComponent(subscriptionId)}`, subscription);

/**
 * Fetches everything again that a payment or a change of a subscription can change: the subscription in all lists, its
 * charges and quotes, and the tasks on the home page.
 */
export async function refetchSubscriptions(): Promise<void> {
  await invalidateResources(['/api/subscriptions', '/api/overview']);
}
