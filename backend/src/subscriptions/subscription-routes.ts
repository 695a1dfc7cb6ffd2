import { subscription, subscriptionPatch } from 'shared-contract/order/subscription';
import { collectionOf } from 'shared-contract/wire/json-ld';
import * as z from 'zod/mini';
import { collectionPage, item } from '../http/json-ld.ts';
import { idParameter, idParams, pageParameter, pageRange } from '../http/parameters.ts';
import { requireVersion } from '../http/preconditions.ts';
import { conflict, requireFound } from '../http/problem.ts';
import { type Route, route } from '../http/route.ts';
import { changeSubscription } from './subscription-change.ts';
import { subscriptionPath, subscriptionResource } from './subscription-resource.ts';
import {
  countSubscriptions,
  findSubscription,
  findSubscriptions,
  lockSubscription,
  setSubscriptionStatus,
} from './subscription-store.ts';

const listSubscriptions = route({
  method: 'GET',
  path: subscriptionPath,
  access: 'owner',
  summary: 'The owner’s subscriptions, filtered by property; overdue ones first, cancelled ones last.',
  query: z.object({ page: pageParameter, 'property.id': z.optional(idParameter) }),
  response: collectionOf(subscription),
  async handler({ database, owner, query, request }) {
    const filter = { propertyId: query['property.id'] };
    const found = await findSubscriptions(database, owner, filter, pageRange(query.page));
    const totalItems = await countSubscriptions(database, owner, filter);
    return collectionPage('Subscription', request, {
      page: query.page,
      totalItems,
      member: found.map(subscriptionResource),
    });
  },
});

const getSubscription = route({
  method: 'GET',
  path: `${subscriptionPath}/:id`,
  access: 'owner',
  summary: 'One subscription.',
  params: idParams,
  response: subscription,
  async handler({ database, owner, params }) {
    const found = requireFound(await findSubscription(database, owner, params.id));
    return item(subscriptionResource(found), found.subscription.version);
  },
});

const rejectionMessages = {
  ended: 'This subscription has ended. Order it again to restart it.',
  'payment-overdue': 'A payment is overdue. Pay it to resume the subscription.',
} as const;

const patchSubscription = route({
  method: 'PATCH',
  path: `${subscriptionPath}/:id`,
  access: 'owner',
  summary: 'Cancels a subscription at the end of the period, or resumes it.',
  params: idParams,
  body: subscriptionPatch,
  response: subscription,
  ifMatchRequired: true,
  async handler({ database, owner, params, body, ifMatch, now }) {
    const locked = requireFound(await lockSubscription(database, owner, params.id));
    requireVersion(ifMatch, locked.version);
    const change = changeSubscription(locked, body.status, now);
    if (!change.ok) throw conflict(change.reason, rejectionMessages[change.reason]);
    if (change.status !== locked.status) await setSubscriptionStatus(database, owner, locked.id, change.status, now);
    const found = requireFound(await findSubscription(database, owner, locked.id));
    return item(subscriptionResource(found), found.subscription.version);
  },
});

export const subscriptionRoutes: Route[] = [listSubscriptions, getSubscription, patchSubscription];
