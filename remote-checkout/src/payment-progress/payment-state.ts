import { type Payment, paymentStatus } from 'shared-contract/order/payment';
import { isKnown } from 'shared-contract/wire/open-enum';

/** True while the payment can still succeed or fail. A status that this release does not know counts as open. */
export function isOpenPayment({ status }: Pick<Payment, 'status'>): boolean {
  if (!isKnown(paymentStatus, status)) return true;
  return status === 'requiresAction' || status === 'processing' || status === 'referred';
}

/** Whether the payment ended without taking money. */
export const isUnsuccessful = (payment: Pick<Payment, 'status'>) =>
  !isOpenPayment(payment) && payment.status !== 'succeeded';

/** Returns why an ended payment took no money, in words for the customer; null for any other payment. */
export function failureOf(payment: Payment): string | null {
  if (!isUnsuccessful(payment)) return null;
  return payment.failure?.message ?? 'The payment didn’t go through. You haven’t been charged.';
}

/** Returns the page of the bank on which the customer must confirm the payment, or null. */
export function challengeUrlOf({ status, nextAction }: Payment): string | null {
  return status === 'requiresAction' && nextAction?.kind === 'challenge' ? nextAction.url : null;
}
