import { orderItem, orderItemInput } from 'shared-contract/order/order';
import { created, noContent } from '../http/json-ld.ts';
import { notFound } from '../http/problem.ts';
import { ownerRoute, type Route } from '../http/route.ts';
import { orderItemPath, orderItemResource } from '../orders/order-resource.ts';
import { addOrderItem, removeOrderItem } from './order-item-store.ts';

const postOrderItem = ownerRoute('POST', orderItemPath, {
  summary: 'Adds an item under a client-made id (UUID v4). The same item sent twice is added once.',
  body: orderItemInput,
  response: orderItem,
  async handler({ body, ...scope }) {
    const stored = await addOrderItem(scope, body);
    return created(orderItemResource(stored), stored.item.version);
  },
});

const deleteOrderItem = ownerRoute('DELETE', `${orderItemPath}/:id`, {
  summary: 'Removes an item from its order.',
  response: null,
  async handler({ params, ...scope }) {
    if (!(await removeOrderItem(scope, params.id))) throw notFound();
    return noContent();
  },
});

export const orderItemRoutes: Route[] = [postOrderItem, deleteOrderItem];
