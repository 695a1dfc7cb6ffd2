import { mutationOptions } from '@tanstack/react-query';
import { api, invalidateResources } from 'shared-api';
import { type OrderItem, orderItem } from 'shared-contract/order/order';

/** Adds a removed item again, under a new id (V36). */
export function restoreItemMutation() {
  return mutationOptions({
    mutationFn: ({ parentOrder, product, quantity }: OrderItem) => {
      const input = { id: crypto.randomUUID(), parentOrder, product: product['@id'], quantity };
      return api.post('/api/order-items', input, orderItem);
    },
    onSettled: () => invalidateResources(['/api/orders']),
  });
}
