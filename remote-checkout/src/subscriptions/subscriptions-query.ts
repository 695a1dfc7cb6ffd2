import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api } from 'shared-api';
import { subscription } from 'shared-contract/order/subscription';
import { collectionOf } from 'shared-contract/wire/json-ld';

export const subscriptionsPerPage = 30;

const subscriptions = collectionOf(subscription);

/** All of the owner's, or those of one property; current ones first. */
export function subscriptionsQuery({ propertyId, page }: { propertyId?: string | undefined; page: number }) {
  return queryOptions({
    queryKey: ['subscriptions', { property: propertyId ?? null, page }],
    queryFn: ({ signal }) =>
      api.get('/api/subscriptions', subscriptions, {
        query: { 'property.id': propertyId, page: page > 1 ? page : undefined },
        signal,
      }),
    placeholderData: keepPreviousData,
  });
}
