import { subscription, subscriptionPatch } from 'shared-contract/order/subscription';
import { collectionOf } from 'shared-contract/wire/json-ld';
import * as z from 'zod/mini';
import { item, replyWithPage } from '../http/json-ld.ts';
import { idParameter, pageParameter } from '../http/parameters.ts';
import { conflict, requireFound } from '../http/problem.ts';
import { ownerRoute, type Route } from '../http/route.ts';
import { firstOf, lockVersion, type ReadScope, updateOwn } from '../owned-rows/owned-rows.ts';
import { changeSubscription } from './subscription-change.ts';
import { subscriptionPath, subscriptionResource } from './subscription-resource.ts';
import { findSubscriptions } from './subscription-store.ts';
import { subscriptions } from './subscription-table.ts';

const listSubscriptions = ownerRoute('GET', subscriptionPath, {
  summary: 'The owner’s subscriptions, filtered by property; overdue ones first, cancelled ones last.',
  query: z.object({ page: pageParameter, 'property.id': z.optional(idParameter) }),
  response: collectionOf(subscription),
  async handler(context) {
    const found = findSubscriptions(context, { propertyId: context.query['property.id'] });
    return replyWithPage('Subscription', context, found, subscriptionResource);
  },
});

const getSubscription = ownerRoute('GET', `${subscriptionPath}/:id`, {
  summary: 'One subscription.',
  response: subscription,
  handler: ({ params, ...scope }) => replyWithSubscription(scope, params.id),
});

const rejectionMessages = {
  ended: 'This subscription has ended. Order it again to restart it.',
  'payment-overdue': 'A payment is overdue. Pay it to resume the subscription.',
} as const;

const patchSubscription = ownerRoute('PATCH', `${subscriptionPath}/:id`, {
  summary: 'Cancels a subscription at the end of the period, or resumes it.',
  body: subscriptionPatch,
  response: subscription,
  ifMatchRequired: true,
  async handler({ params, body, ...scope }) {
    const locked = await lockVersion(scope, subscriptions, params.id);
    const change = changeSubscription(locked, body.status, scope.now);
    if (!change.ok) throw conflict(change.reason, rejectionMessages[change.reason]);
    const { status } = change;
    if (status !== locked.status) await updateOwn(scope, subscriptions, locked.id, { status });
    return replyWithSubscription(scope, params.id);
  },
});

async function replyWithSubscription(scope: ReadScope, id: string) {
  const found = requireFound(await firstOf(findSubscriptions(scope, { id })));
  return item(subscriptionResource(found), found.row.version);
}

export const subscriptionRoutes: Route[] = [listSubscriptions, getSubscription, patchSubscription];
