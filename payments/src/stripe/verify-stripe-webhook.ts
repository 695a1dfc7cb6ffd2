import type { PaymentProvider, ProviderEvent } from '../payment-provider.ts';
import { InvalidWebhook } from '../provider-errors.ts';
import type { StripeClient } from './stripe-client.ts';

const maxAgeSeconds = 5 * 60;

/** The fields of the object of an event that we read: a payment intent itself, or a charge or refund of one. */
type EventObject = { id?: unknown; object?: unknown; payment_intent?: unknown };

/**
 * Checks the signature and age of a webhook with Stripe's library. Subscribe the endpoint only to events of payment
 * intents, charges and refunds, because others are rejected.
 * @throws InvalidWebhook
 */
export function verifyStripeWebhook(
  stripe: StripeClient,
  secret: string,
  { headers, body, now }: Parameters<PaymentProvider['verifyWebhook']>[0],
): ProviderEvent {
  const { id, type, created, data } = verified(() =>
    stripe.webhooks.constructEvent(
      body,
      headers['stripe-signature'] ?? '',
      secret,
      maxAgeSeconds,
      undefined,
      now.getTime(),
    ),
  );
  const object: EventObject = data.object;
  const paymentId = object.object === 'payment_intent' ? object.id : object.payment_intent;
  if (typeof paymentId !== 'string') throw new InvalidWebhook(`The event ${type} is about no payment.`);
  return { id, kind: type, paymentId, createdAt: new Date(created * 1000) };
}

function verified<T>(construct: () => T): T {
  try {
    return construct();
  } catch (cause) {
    throw new InvalidWebhook(cause instanceof Error ? cause.message : 'The webhook is invalid.', { cause });
  }
}
