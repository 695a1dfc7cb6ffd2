import { payment, paymentInput, paymentOptions } from 'shared-contract/order/payment';
import type { BackendConfig } from '../config.ts';
import { created, item } from '../http/json-ld.ts';
import { requireFound } from '../http/problem.ts';
import type { Reply } from '../http/reply.ts';
import { ownerRoute, type Route } from '../http/route.ts';
import { orderAmounts } from '../orders/order-amounts.ts';
import { findOrder } from '../orders/order-store.ts';
import { findOwn, type ReadScope } from '../owned-rows/owned-rows.ts';
import { startAtProvider } from './ask-provider.ts';
import { askedFor } from './asked-for.ts';
import { cancelPayment, checkOpenPayment } from './check-payment.ts';
import { paymentOptionsOf } from './payment-choice.ts';
import { createPaymentProviders } from './payment-providers.ts';
import { paymentPath, paymentResource } from './payment-resource.ts';
import { isOpen, type PaymentRow } from './payment-row.ts';
import { payments } from './payment-tables.ts';
import { storePayment } from './start-payment.ts';
import { requireProvider } from './unavailable-provider.ts';

const orderPayments = '/api/orders/:id/payments';
const rateLimit = ({ paymentsPerHour }: BackendConfig) => ({ max: paymentsPerHour, timeWindow: '1 hour' });

const getOptions = ownerRoute('GET', '/api/orders/:id/payment-options', {
  summary: 'The ways to pay an order: saved cards, a new card, and Zip within its limits.',
  response: paymentOptions,
  async handler({ params, config, ...scope }) {
    const stored = requireFound(await findOrder(scope, params.id));
    const amounts = orderAmounts(stored, scope.now);
    const body = await paymentOptionsOf(scope, createPaymentProviders(config), { stored, amounts });
    return { status: 200, headers: { 'content-type': 'application/ld+json; charset=utf-8' }, body };
  },
});

const postPayment = ownerRoute('POST', orderPayments, {
  summary:
    'Pays an order. 409 `total-changed` unless `expectedTotal` is the total, `payment-open` while one is running.',
  body: paymentInput,
  response: payment,
  status: 201,
  rateLimit,
  async handler({ params, body, ...scope }) {
    const stored = await storePayment(scope, params.id, body);
    return created(paymentResource(stored), stored.version);
  },
  async afterCommit(context, reply) {
    const stored = await findStored(context, reply);
    const isStarted = !isOpen(stored.status) || stored.providerPaymentId !== null;
    const current = isStarted
      ? stored
      : await startAtProvider(context, stored, await askedFor(context, stored, context.body.method));
    return withHeaders(reply, created(paymentResource(current), current.version));
  },
});

const getPayment = ownerRoute('GET', `${paymentPath}/:id`, {
  summary: 'One payment as it is stored.',
  response: payment,
  handler: ({ params, ...scope }) => replyWithPayment(scope, params.id),
});

/** A browser that waits for a challenge asks every 2 s; each request asks the provider. */
const refreshLimit = () => ({ max: 60, timeWindow: '1 minute' });

const refreshPayment = ownerRoute('POST', `${paymentPath}/:id/refresh`, {
  summary: 'Asks the provider about a payment now. Used after a challenge or approval.',
  response: payment,
  rateLimit: refreshLimit,
  handler: ({ params, ...scope }) => replyWithPayment(scope, params.id),
  async afterCommit({ params, ...context }) {
    const stored = requireFound(await findOwn(context, payments, params.id));
    if (!isOpen(stored.status)) return replyOf(stored);
    return replyOf(await checkOpenPayment(context, stored));
  },
});

const postCancellation = ownerRoute('POST', `${paymentPath}/:id/cancellation`, {
  summary: 'Cancels a payment that is not finished, so that its order is open again. Returns the payment.',
  response: payment,
  handler: ({ params, ...scope }) => replyWithPayment(scope, params.id),
  async afterCommit({ params, ...context }) {
    const stored = requireFound(await findOwn(context, payments, params.id));
    return replyOf(isOpen(stored.status) ? await requireProvider(cancelPayment(context, stored.id)) : stored);
  },
});

/** Reads the payment of a reply again, because the reply of a repeated request is that of the first one. */
async function findStored(scope: ReadScope, reply: Reply): Promise<PaymentRow> {
  const { id } = reply.body as { id: string };
  return requireFound(await findOwn(scope, payments, id));
}

/** Keeps the header that marks a repeated request. */
const withHeaders = (first: Reply, current: Reply): Reply => ({
  ...current,
  headers: { ...first.headers, ...current.headers },
});

const replyWithPayment = async (scope: ReadScope, id: string) =>
  replyOf(requireFound(await findOwn(scope, payments, id)));

const replyOf = (row: PaymentRow) => item(paymentResource(row), row.version);

export const paymentRoutes: Route[] = [getOptions, postPayment, getPayment, refreshPayment, postCancellation];
