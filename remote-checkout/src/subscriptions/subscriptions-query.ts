import { keepPreviousData } from '@tanstack/react-query';
import { resourceQuery } from 'shared-api';
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
