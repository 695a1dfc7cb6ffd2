import { subscription, subscriptionCharge, subscriptionPatch } from 'shared-contract/order/subscription';
import { collectionOf } from 'shared-contract/wire/json-ld';
import * as z from 'zod/mini';
import { item, replyWithPage } from '../http/json-ld.ts';
import { idParameter, pageParameter } from '../http/parameters.ts';
import { requireFound } from '../http/problem.ts';
import { ownerRoute, type Route } from '../http/route.ts';
import { findOwn, firstOf, lockVersion, type ReadScope } from '../owned-rows/owned-rows.ts';
import { chargeResource } from './charge-resource.ts';
import { findCharges } from './charge-store.ts';
import { planChangeRoutes } from './plan-change-routes.ts';
import { subscriptionPath, subscriptionResource } from './subscription-resource.ts';
import { findSubscriptions } from './subscription-store.ts';
import { subscriptions } from './subscription-table.ts';
import { updateSubscription } from './update-subscription.ts';

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

const patchSubscription = ownerRoute('PATCH', `${subscriptionPath}/:id`, {
  summary: 'Cancels a subscription at the end of the period, resumes it, or changes the card that pays it.',
  body: subscriptionPatch,
  response: subscription,
  ifMatchRequired: true,
  async handler({ params, body, ...context }) {
    const locked = await lockVersion(context, subscriptions, params.id);
    await updateSubscription(context, locked, body);
    return replyWithSubscription(context, params.id);
  },
});

const listCharges = ownerRoute('GET', `${subscriptionPath}/:id/charges`, {
  summary: 'The charges of a subscription, newest first, with their payments and invoices.',
  query: z.object({ page: pageParameter }),
  response: collectionOf(subscriptionCharge),
  async handler(context) {
    const found = requireFound(await findOwn(context, subscriptions, context.params.id));
    return replyWithPage(
      'SubscriptionCharge',
      context,
      findCharges(context, { subscriptionId: found.id }),
      chargeResource,
    );
  },
});

async function replyWithSubscription(scope: ReadScope, id: string) {
  const found = requireFound(await firstOf(findSubscriptions(scope, { id })));
  return item(subscriptionResource(found), found.row.version);
}

export const subscriptionRoutes: Route[] = [
  listSubscriptions,
  getSubscription,
  patchSubscription,
  listCharges,
  ...planChangeRoutes,
];
