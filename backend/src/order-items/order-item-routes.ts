import { orderItem, orderItemInput, orderItemPatch } from 'shared-contract/order/order';
import { created, item, noContent } from '../http/json-ld.ts';
import { notFound, requireFound } from '../http/problem.ts';
import { ownerRoute, type Route } from '../http/route.ts';
import { orderItemPath, orderItemResource } from '../orders/order-resource.ts';
import { addOrderItem, changeQuantity, removeOrderItem } from './order-item-store.ts';

const postOrderItem = ownerRoute('POST', orderItemPath, {
  summary: 'Adds an item under a client-made id (UUID v4). The same item sent twice is added once.',
  body: orderItemInput,
  response: orderItem,
  status: 201,
  async handler({ body, ...scope }) {
    const stored = await addOrderItem(scope, body);
    return created(orderItemResource(stored), stored.item.version);
  },
});

const patchOrderItem = ownerRoute('PATCH', `${orderItemPath}/:id`, {
  summary: 'Changes the quantity of an item, from 1 to 99.',
  body: orderItemPatch,
  response: orderItem,
  async handler({ params, body, ...scope }) {
    const stored = requireFound(await changeQuantity(scope, params.id, body.quantity));
    return item(orderItemResource(stored), stored.item.version);
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

export const orderItemRoutes: Route[] = [postOrderItem, patchOrderItem, deleteOrderItem];
