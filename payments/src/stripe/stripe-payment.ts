import type Stripe from 'stripe';
import type { FailureCode, ProviderCard, ProviderPayment, ProviderPaymentStatus } from '../payment-provider.ts';

type Intent = Stripe.PaymentIntent;

/** The parts of a payment intent that Stripe returns as ids unless they are requested. */
export const expandedParts = ['latest_charge', 'payment_method'];

/** Converts a payment intent with its expanded parts. */
export function paymentOf(intent: Intent): ProviderPayment {
  const status = statusOf(intent);
  const { redirect_to_url: challenge } = intent.next_action ?? {};
  return {
    id: intent.id,
    reference: intent.metadata.reference ?? '',
    status,
    amountCents: intent.amount,
    refundedCents: expanded(intent.latest_charge)?.amount_refunded ?? 0,
    nextAction: status === 'requiresAction' && challenge?.url ? { kind: 'challenge', url: challenge.url } : null,
    failureCode: status === 'failed' ? failureOf(intent.last_payment_error) : null,
    card: cardOf(expanded(intent.payment_method) ?? intent.last_payment_error?.payment_method ?? null),
    createdAt: new Date(intent.created * 1000),
  };
}

const statuses: Partial<Record<Intent['status'], ProviderPaymentStatus>> = {
  succeeded: 'succeeded',
  processing: 'processing',
  requires_action: 'requiresAction',
  requires_capture: 'approved',
  canceled: 'cancelled',
};

/**
 * After a declined card, Stripe waits for another one (`requires_payment_method`). For us that payment has failed,
 * because each attempt of the customer is a payment of its own.
 */
function statusOf({ status, last_payment_error: error }: Intent): ProviderPaymentStatus {
  return statuses[status] ?? (error ? 'failed' : 'processing');
}

/** Stripe's codes: https://docs.stripe.com/error-codes and https://docs.stripe.com/declines/codes */
const failures: Record<string, FailureCode> = {
  insufficient_funds: 'insufficient-funds',
  expired_card: 'expired-card',
  incorrect_cvc: 'incorrect-security-code',
  invalid_cvc: 'incorrect-security-code',
  lost_card: 'lost-or-stolen',
  stolen_card: 'lost-or-stolen',
  pickup_card: 'lost-or-stolen',
  authentication_required: 'challenge-failed',
  payment_intent_authentication_failure: 'challenge-failed',
  card_velocity_exceeded: 'limit-exceeded',
  withdrawal_count_limit_exceeded: 'limit-exceeded',
  processing_error: 'provider-error',
};

function failureOf(error: Intent['last_payment_error']): FailureCode {
  return failures[error?.decline_code ?? ''] ?? failures[error?.code ?? ''] ?? 'declined';
}

export function cardOf(method: Stripe.PaymentMethod | null): ProviderCard | null {
  if (!method?.card) return null;
  const { brand, last4, exp_month, exp_year } = method.card;
  return { id: method.id, brand, lastFour: last4, expiryMonth: exp_month, expiryYear: exp_year };
}

function expanded<T extends object>(part: string | T | null): T | null {
  return typeof part === 'string' ? null : part;
}
