import { isApiProblem, loadResource, patchResource, refetchResource } from 'shared-api';
import { type Order, type OrderPatch, order } from 'shared-contract/order/order';
import { orderPath, taggedOrderQuery } from './order-queries.ts';

/**
 * Changes an order: promotion code, billing details, delivery, or cancels it. The response replaces the order
 * everywhere on the site. When the order was changed elsewhere (412), fetches it again, so that the page shows that
 * version, and throws.
 * @throws ApiProblem 422 with `violations` for invalid details, 409 `order-closed` when the order can no longer change
 */
export async function patchOrder(orderId: string, patch: OrderPatch): Promise<Order> {
  const tagged = taggedOrderQuery(orderId);
  // A list contains no entity tags, so an order that only a list has shown is loaded first.
  const { etag } = await loadResource(tagged);
  try {
    return await patchResource(orderPath(orderId), patch, order, { ifMatch: etag ?? undefined });
  } catch (error) {
    if (isApiProblem(error, { status: 412 })) await refetchResource(tagged).catch(() => {});
    throw error;
  }
}
