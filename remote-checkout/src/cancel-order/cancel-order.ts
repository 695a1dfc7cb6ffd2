import { mutationOptions } from '@tanstack/react-query';
import { invalidateResources, isApiProblem, refetchResource } from 'shared-api';
import type { Order } from 'shared-contract/order/order';
import { patchOrder, taggedOrderQuery } from 'shared-orders';
import { toast } from 'shared-platform';

/**
 * Cancels an order that is not paid. Listings and properties show whether they have an order, so they become stale. The
 * messages are toasts, because the button unmounts when the order is cancelled or was paid in another tab.
 */
export function cancelOrderMutation({ id, number }: Pick<Order, 'id' | 'number'>) {
  return mutationOptions({
    mutationFn: async () => {
      // The server requires the ETag of this version. A list has none for its members, so this fetches one.
      await refetchResource(taggedOrderQuery(id));
      return patchOrder(id, { status: 'cancelled' });
    },
    onSuccess: () => toast.success(`Order ${number} is cancelled.`),
    onError: (error) => {
      if (isApiProblem(error, { status: 409 })) toast.error(error.detail);
    },
    onSettled: () => invalidateResources(['/api/orders', '/api/listings', '/api/properties', '/api/overview']),
  });
}
