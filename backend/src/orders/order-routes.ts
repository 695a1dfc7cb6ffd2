import { order, orderInput, orderPatch, orderStatus } from 'shared-contract/order/order';
import { collectionOf } from 'shared-contract/wire/json-ld';
import * as z from 'zod/mini';
import { collectionPage, created, item } from '../http/json-ld.ts';
import { idParameter, idParams, pageParameter, pageRange } from '../http/parameters.ts';
import { requireVersion } from '../http/preconditions.ts';
import { requireFound } from '../http/problem.ts';
import type { Reply } from '../http/reply.ts';
import { type Route, type RouteContext, route } from '../http/route.ts';
import { setPromotionCode } from './change-order.ts';
import { openOrder } from './open-order.ts';
import { orderPath, orderResource } from './order-resource.ts';
import { countOrders, findOrder, findOrders, lockOrder } from './order-store.ts';

const listOrders = route({
  method: 'GET',
  path: orderPath,
  access: 'owner',
  summary: 'The owner’s orders, newest first, filtered by target, status, or property with its listings.',
  query: z.object({
    page: pageParameter,
    targetId: z.optional(idParameter),
    'target.id': z.optional(idParameter),
    'property.id': z.optional(idParameter),
    status: z.optional(orderStatus),
    'status[]': z.optional(z.array(orderStatus).check(z.maxLength(10))),
  }),
  response: collectionOf(order),
  async handler({ database, owner, query, request, now }) {
    const filter = {
      targetId: query.targetId ?? query['target.id'],
      propertyId: query['property.id'],
      statuses: query['status[]'] ?? (query.status && [query.status]),
    };
    const found = await findOrders(database, owner, filter, pageRange(query.page));
    const totalItems = await countOrders(database, owner, filter);
    return collectionPage('Order', request, {
      page: query.page,
      totalItems,
      member: found.map((one) => orderResource(one, now)),
    });
  },
});

const getOrder = route({
  method: 'GET',
  path: `${orderPath}/:id`,
  access: 'owner',
  summary: 'One order with its items and amounts.',
  params: idParams,
  response: order,
  handler: ({ params, ...context }) => replyWithOrder(context, params.id),
});

const postOrder = route({
  method: 'POST',
  path: orderPath,
  access: 'owner',
  summary: 'Opens an order for a listing or property. 409 `order-open` if one is already open.',
  body: orderInput,
  response: order,
  async handler({ body, ...context }) {
    const id = await openOrder(context.database, context.owner, body.target, context.now);
    return replyWithOrder(context, id, created);
  },
});

const patchOrder = route({
  method: 'PATCH',
  path: `${orderPath}/:id`,
  access: 'owner',
  summary: 'Sets the promotion code, or removes it with null. Returns the whole order.',
  params: idParams,
  body: orderPatch,
  response: order,
  ifMatchRequired: true,
  async handler({ params, body, ifMatch, ...context }) {
    const { database, owner, now } = context;
    const locked = requireFound(await lockOrder(database, owner, params.id));
    requireVersion(ifMatch, locked.version);
    if (body.promotionCode !== undefined) await setPromotionCode(database, owner, locked, body.promotionCode, now);
    return replyWithOrder(context, params.id);
  },
});

type Context = Pick<RouteContext<'owner', never, never, never>, 'database' | 'owner' | 'now'>;

async function replyWithOrder({ database, owner, now }: Context, id: string, reply = item): Promise<Reply> {
  const found = requireFound(await findOrder(database, owner, id));
  return reply(orderResource(found, now), found.order.version);
}

export const orderRoutes: Route[] = [listOrders, getOrder, postOrder, patchOrder];
