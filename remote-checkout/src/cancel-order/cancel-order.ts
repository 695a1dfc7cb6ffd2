import { mutationOptions } from '@tanstack/react-query';
import { invalidateResources, refetchResource } from 'shared-api';
import { patchOrder, taggedOrderQuery } from 'shared-orders';

/** Cancels an order that is not paid. Listings and properties show whether they have an order, so they become stale. */
export function cancelOrderMutation(orderId: string) {
  return mutationOptions({
    mutationFn: async () => {
      // The server requires the ETag of this version. A list has none for its members, so this fetches one.
      await refetchResource(taggedOrderQuery(orderId));
      return patchOrder(orderId, { status: 'cancelled' });
    },
    onSettled: () => invalidateResources(['/api/orders', '/api/listings', '/api/properties', '/api/overview']),
  });
}
