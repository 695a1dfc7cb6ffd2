import { keepPreviousData } from '@tanstack/react-query';
import { resourceQuery } from 'shared-api';
import { order } from 'shared-contract/order/order';
import { collectionOf } from 'shared-contract/wire/json-ld';
import type { OrderHistorySearch } from './order-history-search.ts';

const orders = collectionOf(order);

/**
 * The orders of the property and of its listings, newest first. While another page loads, the previous rows stay
 * visible.
 */
export function orderHistoryQuery(propertyId: string, { status, page }: OrderHistorySearch) {
  return resourceQuery('/api/orders', orders, {
    query: { 'property.id': propertyId, status: status ?? undefined, page: page > 1 ? page : undefined },
    placeholderData: keepPreviousData,
  });
}
