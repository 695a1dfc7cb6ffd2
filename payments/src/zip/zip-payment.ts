import type { FailureCode, ProviderPayment, ProviderPaymentStatus, StartPayment } from '../payment-provider.ts';
import type { Charge, Checkout } from './zip-resources.ts';

export const centsOf = (dollars: number) => Math.round(dollars * 100);
export const dollarsOf = (cents: number) => cents / 100;

const statuses: Record<Checkout['state'], ProviderPaymentStatus> = {
  created: 'requiresAction',
  referred: 'referred',
  approved: 'approved',
  authorized: 'processing',
  completed: 'succeeded',
  cancelled: 'cancelled',
  declined: 'failed',
  expired: 'expired',
};

/** Converts a checkout, and the charge that was made for it. */
export function paymentOf({ id, uri, state, created, order }: Checkout, charge: Charge | null): ProviderPayment {
  const status = charge ? statusOfCharge(charge) : statuses[state];
  return {
    id,
    reference: order.reference,
    status,
    amountCents: centsOf(order.amount),
    refundedCents: charge ? centsOf(charge.refunded_amount) : 0,
    nextAction: status === 'requiresAction' ? { kind: 'redirect', url: uri } : null,
    failureCode: status === 'failed' ? 'declined' : null,
    card: null,
    createdAt: created,
  };
}

/** Converts a charge whose checkout was not read. */
export function paymentOfCharge(charge: Charge): ProviderPayment {
  const status = statusOfCharge(charge);
  return {
    id: charge.metadata?.checkout ?? charge.id,
    reference: charge.reference ?? '',
    status,
    amountCents: centsOf(charge.amount),
    refundedCents: centsOf(charge.refunded_amount),
    nextAction: null,
    failureCode: status === 'failed' ? 'declined' : null,
    card: null,
    createdAt: charge.created_date,
  };
}

/** `approved` is a success, too: Zip asks integrations to accept it. A refunded charge did take the money. */
function statusOfCharge({ state }: Charge): ProviderPaymentStatus {
  if (state === 'declined') return 'failed';
  if (state === 'cancelled') return 'cancelled';
  return state === 'authorised' ? 'processing' : 'succeeded';
}

const failures: Record<string, FailureCode> = {
  account_insufficient_funds: 'insufficient-funds',
  account_inoperative: 'declined',
  account_locked: 'declined',
  fraud_check: 'declined',
};

/** Why a charge was refused (402), or undefined when the request itself was wrong. */
export const chargeFailureOf = (code: string): FailureCode | undefined => failures[code];

/** The body of `POST /checkouts`. Zip compares the sum of the items with the amount, so a difference is a line, too. */
export function checkoutRequest({ reference, amountCents, customer, items, returnUrl }: StartPayment): object {
  const [firstName = '', ...otherNames] = customer.name.trim().split(/\s+/);
  const lines = items.map(({ name, quantity, amountCents: cents, sku }) => ({
    name,
    quantity,
    amount: dollarsOf(cents),
    reference: sku,
    type: 'sku',
  }));
  const difference = amountCents - items.reduce((sum, item) => sum + item.quantity * item.amountCents, 0);
  const rest =
    difference < 0
      ? [{ name: 'Discount', quantity: 1, amount: dollarsOf(difference), type: 'discount' }]
      : [{ name: 'Delivery', quantity: 1, amount: dollarsOf(difference), type: 'shipping' }];
  return {
    type: 'standard',
    shopper: { first_name: firstName, last_name: otherNames.join(' ') || firstName, email: customer.email },
    order: {
      reference,
      amount: dollarsOf(amountCents),
      currency: 'AUD',
      shipping: { pickup: true },
      items: difference === 0 ? lines : [...lines, ...rest],
    },
    config: { redirect_uri: returnUrl },
  };
}
