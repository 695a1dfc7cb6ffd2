import { orderItem, orderItemInput } from 'shared-contract/order/order';
import { created, noContent } from '../http/json-ld.ts';
import { idParams } from '../http/parameters.ts';
import { notFound } from '../http/problem.ts';
import { type Route, route } from '../http/route.ts';
import { orderItemPath, orderItemResource } from '../orders/order-resource.ts';
import { addOrderItem, removeOrderItem } from './order-item-store.ts';

const postOrderItem = route({
  method: 'POST',
  path: orderItemPath,
  access: 'owner',
  summary: 'Adds an item under a client-made id (UUID v4). The same item sent twice is added once.',
  body: orderItemInput,
  response: orderItem,
  async handler({ database, owner, body, now }) {
    const stored = await addOrderItem(database, owner, body, now);
    return created(orderItemResource(stored), stored.item.version);
  },
});

const deleteOrderItem = route({
  method: 'DELETE',
  path: `${orderItemPath}/:id`,
  access: 'owner',
  summary: 'Removes an item from its order.',
  params: idParams,
  response: null,
  async handler({ database, owner, params, now }) {
    if (!(await removeOrderItem(database, owner, params.id, now))) throw notFound();
    return noContent();
  },
});

export const orderItemRoutes: Route[] = [postOrderItem, deleteOrderItem];
