import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api } from 'shared-api';
import { order } from 'shared-contract/order/order';
import { collectionOf } from 'shared-contract/wire/json-ld';
import type { OrderHistorySearch } from './order-history-search.ts';

export const ordersPerPage = 30;

const orders = collectionOf(order);

/** Orders of the property and of its listings, newest first. Paging and filtering keep the old rows until the new ones are there. */
export function orderHistoryQuery(propertyId: string, { status, page }: OrderHistorySearch) {
  return queryOptions({
    queryKey: ['orders', { property: propertyId, status, page }],
    queryFn: ({ signal }) =>
      api.get('/api/orders', orders, {
        query: { 'property.id': propertyId, status: status ?? undefined, page: page > 1 ? page : undefined },
        signal,
      }),
    placeholderData: keepPreviousData,
  });
}
