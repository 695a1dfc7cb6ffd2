import { order, orderInput, orderPatch, orderStatus } from 'shared-contract/order/order';
import { collectionOf } from 'shared-contract/wire/json-ld';
import * as z from 'zod/mini';
import { created, item, replyWithPage } from '../http/json-ld.ts';
import { idParameter, pageParameter } from '../http/parameters.ts';
import { requireFound } from '../http/problem.ts';
import type { Reply } from '../http/reply.ts';
import { ownerRoute, type Route } from '../http/route.ts';
import { lockVersion, type OwnerScope } from '../owned-rows/owned-rows.ts';
import { changeOrder } from './change-order.ts';
import { openOrder } from './open-order.ts';
import { orderPath, orderResource } from './order-resource.ts';
import { findOrder, findOrders } from './order-store.ts';
import { orders } from './order-table.ts';

const yearParameter = z.pipe(
  z.string().check(z.regex(/^20\d\d$/, 'Expected a year such as 2026.')),
  z.transform(Number),
);

const listOrders = ownerRoute('GET', orderPath, {
  summary: 'The owner’s orders, newest first, filtered by target, status, year, or property with its listings.',
  query: z.object({
    page: pageParameter,
    targetId: z.optional(idParameter),
    'target.id': z.optional(idParameter),
    'property.id': z.optional(idParameter),
    status: z.optional(orderStatus),
    'status[]': z.optional(z.array(orderStatus).check(z.maxLength(10))),
    year: z.optional(yearParameter),
  }),
  response: collectionOf(order),
  async handler(context) {
    const { query } = context;
    const filter = {
      targetId: query.targetId ?? query['target.id'],
      propertyId: query['property.id'],
      statuses: query['status[]'] ?? (query.status && [query.status]),
      year: query.year,
    };
    return replyWithPage('Order', context, findOrders(context, filter), (row) => orderResource(row, context.now));
  },
});

const getOrder = ownerRoute('GET', `${orderPath}/:id`, {
  summary: 'One order with its items and amounts.',
  response: order,
  handler: ({ params, ...scope }) => replyWithOrder(scope, params.id),
});

const postOrder = ownerRoute('POST', orderPath, {
  summary: 'Opens an order for a listing or property. 409 `order-open` if one is already open.',
  body: orderInput,
  response: order,
  status: 201,
  async handler({ body, ...scope }) {
    const id = await openOrder(scope, body.target);
    return replyWithOrder(scope, id, created);
  },
});

const patchOrder = ownerRoute('PATCH', `${orderPath}/:id`, {
  summary: 'Changes promotion code, billing or delivery details, or cancels the order. Returns the whole order.',
  body: orderPatch,
  response: order,
  ifMatchRequired: true,
  async handler({ params, body, ...scope }) {
    const locked = await lockVersion(scope, orders, params.id);
    await changeOrder(scope, locked, body);
    return replyWithOrder(scope, params.id);
  },
});

async function replyWithOrder(scope: OwnerScope, id: string, reply = item): Promise<Reply> {
  const found = requireFound(await findOrder(scope, id));
  return reply(orderResource(found, scope.now), found.order.version);
}

export const orderRoutes: Route[] = [listOrders, getOrder, postOrder, patchOrder];
