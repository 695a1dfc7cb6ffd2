import { keepPreviousData } from '@tanstack/react-query';
import { resourceQuery } from 'shared-api';
import { order } from 'shared-contract/order/order';
import { collectionOf } from 'shared-contract/wire/json-ld';
import type { OrderHistorySearch } from './order-history-search.ts';

const orders = collectionOf(order);

/**
 * Orders of the property and of its listings, newest first. The previous rows stay visible until the next page is
 * loaded.
 */
export function orderHistoryQuery(propertyId: string, { status, page }: OrderHistorySearch) {
  return resourceQuery('/api/orders', orders, {
    query: { 'property.id': propertyId, status: status ?? undefined, page: page > 1 ? page : undefined },
    placeholderData: keepPreviousData,
  });
}
