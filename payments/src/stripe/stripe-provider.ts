import type Stripe from 'stripe';
import type { PaymentProvider, ProviderPayment, ProviderRefund, StartPayment } from '../payment-provider.ts';
import { askStripe, isStripeError, type StripeClient, stripeClient } from './stripe-client.ts';
import type { StripeConfig } from './stripe-config.ts';
import { expandedParts, paymentOf } from './stripe-payment.ts';
import { stripeVault } from './stripe-vault.ts';
import { verifyStripeWebhook } from './verify-stripe-webhook.ts';

const currency = 'aud';
/** Stripe replays the response to an idempotency key for at least this long. */
const replayedForMs = 24 * 3_600_000;

/**
 * Stripe as a provider of card payments. A payment is a payment intent with our reference in its metadata. Never run
 * against the live API: see payments/README.md.
 */
export function createStripe(config: StripeConfig): PaymentProvider {
  const stripe = stripeClient(config);
  const read = async (id: string) =>
    paymentOf(await askStripe(stripe.paymentIntents.retrieve(id, { expand: expandedParts })));
  return {
    name: 'stripe',
    kind: 'card',
    limits: { minimumCents: 50, maximumCents: 99_999_999 },
    vault: stripeVault(stripe, config),
    start: (payment) => startPayment(stripe, payment),
    read,
    find: (reference) => findPayment(stripe, reference),
    // Our payments are captured when they are confirmed, so there is nothing left to take.
    capture: read,
    async cancel(id) {
      const payment = await read(id);
      if (payment.status !== 'requiresAction' && payment.status !== 'processing') return payment;
      // The payment may have changed since it was read. Then Stripe rejects the request, and the new state counts.
      await askStripe(stripe.paymentIntents.cancel(id)).catch(ignoreRejection);
      return read(id);
    },
    refund: (refund) => refundPayment(stripe, refund),
    list: (since) => listPayments(stripe, since),
    verifyWebhook: (request) => verifyStripeWebhook(stripe, config.webhookSecret, request),
  };
}

function ignoreRejection(error: Error): void {
  if (error.name !== 'ProviderRejection') throw error;
}

/** Creates and confirms a payment intent in one request. Stripe returns a declined card as an error with the intent. */
async function startPayment(stripe: StripeClient, payment: StartPayment): Promise<ProviderPayment> {
  const { reference } = payment;
  try {
    const created = stripe.paymentIntents.create(intentOf(payment), { idempotencyKey: `payment-${reference}` });
    return paymentOf(await created);
  } catch (error) {
    const declined = declinedIntent(error);
    if (!declined) return askStripe(Promise.reject(error));
    return paymentOf(await askStripe(stripe.paymentIntents.retrieve(declined, { expand: expandedParts })));
  }
}

function intentOf(payment: StartPayment): Stripe.PaymentIntentCreateParams {
  const { reference, amountCents, description, customer, cardToken, saveCard, customerPresent, returnUrl } = payment;
  return {
    amount: amountCents,
    currency,
    confirm: true,
    allowed_payment_method_types: ['card'],
    ...(cardToken === null ? {} : { payment_method: cardToken }),
    ...(customer.id === null ? {} : { customer: customer.id }),
    ...(saveCard ? { setup_future_usage: 'off_session' } : {}),
    // Without the customer, a card that asks for a challenge is declined.
    ...(customerPresent ? { return_url: returnUrl } : { off_session: true }),
    description,
    metadata: { reference },
    expand: expandedParts,
  };
}

function declinedIntent(error: unknown): string | null {
  if (!isStripeError(error) || error.type !== 'StripeCardError') return null;
  const { payment_intent: intent } = error as Error & { payment_intent?: { id: string } };
  return intent?.id ?? null;
}

/**
 * Finds a payment by our reference. Stripe's search can lag behind by a minute or more, so recent payments are listed
 * when the search finds nothing.
 */
async function findPayment(stripe: StripeClient, reference: string): Promise<ProviderPayment | null> {
  const query = `metadata['reference']:'${reference.replaceAll(/['\\]/g, '\\$&')}'`;
  const { data } = await askStripe(stripe.paymentIntents.search({ query, expand: expandedParts.map(inList) }));
  const [indexed] = data;
  if (indexed) return paymentOf(indexed);
  for await (const payment of listPayments(stripe, new Date(Date.now() - replayedForMs))) {
    if (payment.reference === reference) return payment;
  }
  return null;
}

const inList = (part: string) => `data.${part}`;

/** Lists payments, newest first. */
async function* listPayments(stripe: StripeClient, since: Date): AsyncIterable<ProviderPayment> {
  const created = { gte: Math.floor(since.getTime() / 1000) };
  const query = { created, limit: 100, expand: expandedParts.map(inList) };
  let page = await askStripe(stripe.paymentIntents.list(query));
  while (true) {
    for (const intent of page.data) yield paymentOf(intent);
    const last = page.data.at(-1);
    if (!page.has_more || !last) return;
    page = await askStripe(stripe.paymentIntents.list({ ...query, starting_after: last.id }));
  }
}

const refundStatuses: Record<string, ProviderRefund['status']> = {
  succeeded: 'succeeded',
  failed: 'failed',
  canceled: 'failed',
};

/**
 * Refunds an amount once for each reference. Stripe forgets idempotency keys after 24 hours, and a refund can stay
 * pending for longer, so an earlier refund with this reference is looked up first.
 */
async function refundPayment(
  stripe: StripeClient,
  { paymentId, amountCents, reference }: Parameters<PaymentProvider['refund']>[0],
): Promise<ProviderRefund> {
  const earlier = await findRefund(stripe, paymentId, reference);
  const { id, status, amount } =
    earlier ??
    (await askStripe(
      stripe.refunds.create(
        { payment_intent: paymentId, amount: amountCents, metadata: { reference } },
        { idempotencyKey: `refund-${reference}` },
      ),
    ));
  return { id, status: refundStatuses[status ?? ''] ?? 'processing', amountCents: amount };
}

async function findRefund(stripe: StripeClient, paymentId: string, reference: string): Promise<Stripe.Refund | null> {
  const query = { payment_intent: paymentId, limit: 100 };
  let page = await askStripe(stripe.refunds.list(query));
  while (true) {
    const found = page.data.find(({ metadata }) => metadata?.reference === reference);
    const last = page.data.at(-1);
    if (found) return found;
    if (!page.has_more || !last) return null;
    page = await askStripe(stripe.refunds.list({ ...query, starting_after: last.id }));
  }
}
