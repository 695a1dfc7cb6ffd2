import { queryOptions } from '@tanstack/react-query';
import { api } from 'shared-api';
import { order } from 'shared-contract/order/order';
import { collectionOf } from 'shared-contract/wire/json-ld';

const orders = collectionOf(order);

/** The newest orders of a property and its listings. */
export function recentOrdersQuery(propertyId: string) {
  return queryOptions({
    queryKey: ['orders', 'recent', { propertyId }],
    queryFn: async ({ signal }) => {
      const answer = await api.get('/api/orders', orders, { query: { 'property.id': propertyId }, signal });
      return answer.member.slice(0, 4);
    },
  });
}
