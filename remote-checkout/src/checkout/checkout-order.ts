import { mutationOptions } from '@tanstack/react-query';
import { invalidateResources, isApiProblem, refetchResource, useResource } from 'shared-api';
import type { Order, OrderPatch } from 'shared-contract/order/order';
import { patchOrder, taggedOrderQuery } from 'shared-orders';
import { useParams } from 'shared-platform/router';

/** Returns the order of this URL. */
export function useCheckoutOrder(): Order {
  const { orderId = '' } = useParams();
  return useResource(taggedOrderQuery(orderId)).value;
}

/**
 * Stores what the customer has entered in a form. When the order was changed since, such as its items, sends the change
 * again for the latest version, because each form changes only its own part of the order.
 */
export function changeOrderMutation(orderId: string) {
  return mutationOptions({
    scope: { id: `order-${orderId}` },
    mutationFn: async (patch: Pick<OrderPatch, 'billing' | 'delivery'>): Promise<Order> => {
      try {
        return await patchOrder(orderId, patch);
      } catch (error) {
        if (!isApiProblem(error, { status: 412 })) throw error;
        return patchOrder(orderId, patch);
      }
    },
  });
}

/** Fetches the order again after its payment has changed. Lists of orders become stale. */
export async function refetchOrder(orderId: string): Promise<Order> {
  void invalidateResources(['/api/orders'], { refetch: 'none' });
  return (await refetchResource(taggedOrderQuery(orderId))).value;
}
