import { queryOptions } from '@tanstack/react-query';
import { api } from 'shared-api';
import { order } from 'shared-contract/order/order';

export function orderQuery(orderId: string) {
  return queryOptions({
    queryKey: ['orders', orderId],
    queryFn: ({ signal }) => api.get(`/api/orders/${encodeURIComponent(orderId)}`, order, { signal }),
  });
}
