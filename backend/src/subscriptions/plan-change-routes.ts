import { amountOf } from 'shared-contract/money/money';
import { payment } from 'shared-contract/order/payment';
import {
  overduePaymentInput,
  type PlanChangeQuote,
  planChange,
  planChangeInput,
  planChangeQuote,
} from 'shared-contract/order/subscription';
import * as z from 'zod/mini';
import type { BackendConfig } from '../config.ts';
import { created, item } from '../http/json-ld.ts';
import { requireFound } from '../http/problem.ts';
import type { Reply } from '../http/reply.ts';
import { ownerRoute, type Route } from '../http/route.ts';
import { findOwn, firstOf, type ReadScope } from '../owned-rows/owned-rows.ts';
import type { ProviderContext } from '../payments/money-context.ts';
import { payCharge } from '../payments/pay-charge.ts';
import { paymentResource } from '../payments/payment-resource.ts';
import type { PaymentRow } from '../payments/payment-row.ts';
import { productResource } from '../products/product-resource.ts';
import { changePlan } from './change-plan.ts';
import { latestPayment } from './charge-store.ts';
import { chargedCard } from './charged-card.ts';
import { chargePayment } from './collect-charge.ts';
import { payOverdue } from './pay-overdue.ts';
import { type PlanChangePrice, pricePlanChange } from './plan-change.ts';
import { subscriptionCharges } from './subscription-charge-table.ts';
import { subscriptionPath, subscriptionResource } from './subscription-resource.ts';
import type { SubscriptionRow } from './subscription-row.ts';
import { findSubscriptions } from './subscription-store.ts';
import { subscriptions } from './subscription-table.ts';

const rateLimit = ({ paymentsPerHour }: BackendConfig) => ({ max: paymentsPerHour, timeWindow: '1 hour' });

const quotePlanChange = ownerRoute('GET', `${subscriptionPath}/:id/plan-change`, {
  summary: 'What the change to the plan `product` costs now. Valid for 15 minutes.',
  query: z.object({ product: z.string().check(z.maxLength(255)) }),
  response: planChangeQuote,
  async handler({ params, query, now, ...scope }) {
    const subscription = requireFound(await findOwn(scope, subscriptions, params.id));
    const price = await pricePlanChange({ ...scope, now }, subscription, query.product);
    const id = { '@id': `${subscriptionPath}/${params.id}/plan-change`, '@type': 'PlanChangeQuote' };
    return item({ ...id, ...quoteOf(price, subscription, now) });
  },
});

function quoteOf({ product, at }: PlanChangePrice, subscription: SubscriptionRow, now: Date): PlanChangeQuote {
  const { unusedCents, remainingCents, dueCents, creditCents } = at(now);
  return {
    product: productResource(product),
    unused: amountOf(unusedCents),
    remaining: amountOf(remainingCents),
    dueNow: amountOf(dueCents),
    credit: amountOf(creditCents),
    nextCharge: {
      amount: amountOf(Math.max(0, product.priceCents - creditCents)),
      on: subscription.currentPeriodEnd.toISOString(),
    },
  };
}

const postPlanChange = ownerRoute('POST', `${subscriptionPath}/:id/plan-change`, {
  summary: 'Changes the plan. Charges what is due to the saved card; the plan changes when that has succeeded.',
  body: planChangeInput,
  response: planChange,
  rateLimit,
  handler: async ({ params, body, ...context }) => started(await changePlan(context, params.id, body)),
  async afterCommit({ params, ...context }, reply) {
    const paid = await payNow(context, params.id, reply);
    const found = requireFound(await firstOf(findSubscriptions(context, { id: params.id })));
    const id = { '@id': `${subscriptionPath}/${params.id}/plan-change`, '@type': 'PlanChange' };
    const changed = { ...id, subscription: subscriptionResource(found), payment: paid && paymentResource(paid) };
    return withHeaders(reply, item(changed));
  },
});

const postOverduePayment = ownerRoute('POST', `${subscriptionPath}/:id/overdue-payment`, {
  summary: 'Pays the overdue charge with a saved card, which also pays the next ones. Returns the payment.',
  body: overduePaymentInput,
  response: payment,
  status: 201,
  rateLimit,
  handler: async ({ params, body, ...context }) => started(await payOverdue(context, params.id, body.paymentMethod)),
  async afterCommit({ params, ...context }, reply) {
    const paid = requireFound(await payNow(context, params.id, reply));
    return withHeaders(reply, created(paymentResource(paid)));
  },
});

/** The reply that is stored for a repeated request. `afterCommit` replaces it with what the charge led to. */
const started = (chargeId: string): Reply => ({ status: 200, headers: {}, body: { chargeId } });

/** Keeps the header that marks a repeated request. */
const withHeaders = (first: Reply, current: Reply): Reply => ({
  ...current,
  headers: { ...first.headers, ...current.headers },
});

/** Pays a charge that has no result yet, with the card of the subscription. Returns its latest payment. */
async function payNow(context: ProviderContext & ReadScope, id: string, { body }: Reply): Promise<PaymentRow | null> {
  const { chargeId } = body as { chargeId: string };
  const charge = requireFound(await findOwn(context, subscriptionCharges, chargeId));
  const subscription = requireFound(await findOwn(context, subscriptions, id));
  const cardId = charge.status === 'processing' ? await chargedCard(context.database, subscription) : null;
  if (cardId === null) return latestPayment(context, charge.id);
  return payCharge(context, { ...chargePayment(subscription, charge, cardId), customerPresent: true });
}

export const planChangeRoutes: Route[] = [quotePlanChange, postPlanChange, postOverduePayment];
