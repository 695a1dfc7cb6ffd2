import { keepPreviousData } from '@tanstack/react-query';
import { resourceQuery } from 'shared-api';
import { order } from 'shared-contract/order/order';
import { collectionOf } from 'shared-contract/wire/json-ld';
import type { OrderHistorySearch } from './order-history-search.ts';

const orders = collectionOf(order);

/**
 * The orders of a property and of its listings, or all orders of the owner, newest first. While another page loads, the
 * previous rows stay visible.
 */
export function orderHistoryQuery(propertyId: string | null, { status, year, page }: OrderHistorySearch) {
  return resourceQuery('/api/orders', orders, {
    query: {
      'property.id': propertyId ?? undefined,
      status: status ?? undefined,
      year: year ?? undefined,
      page: page > 1 ? page : undefined,
    },
    placeholderData: keepPreviousData,
  });
}
