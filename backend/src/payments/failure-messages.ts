import type { FailureCode } from 'payments';

/**
 * `not-started`: the provider never received the payment. `unknown-payment`: it does not know the payment any more.
 * `superseded`: it was refunded, because nothing was left to pay.
 */
export type StoredFailure = FailureCode | 'not-started' | 'unknown-payment' | 'superseded' | 'abandoned';

const messages: Record<StoredFailure, string> = {
  declined: 'Your bank declined the payment. Try another card, or ask your bank.',
  'insufficient-funds': 'Your card doesn’t have enough funds. Try another card.',
  'expired-card': 'This card has expired. Use another card.',
  'incorrect-security-code': 'The security code is wrong. Check it and try again.',
  'lost-or-stolen': 'Your bank declined the payment. Try another card, or ask your bank.',
  'challenge-failed': 'Your bank couldn’t confirm that it’s you. Try again, or use another card.',
  'limit-exceeded': 'The amount is above your limit. Try another way to pay.',
  'provider-error': 'The payment didn’t go through and nothing was charged. Try again.',
  'not-started': 'The payment didn’t reach our payment provider, so nothing was charged. Try again.',
  'unknown-payment': 'Our payment provider couldn’t find this payment any more, so we’ve ended it. Try again.',
  superseded: 'There was nothing left to pay, so we’re refunding this payment in full.',
  abandoned: 'The payment wasn’t finished in time, so nothing was charged. Try again.',
};

/** Returns why a payment failed, in words for the customer. */
export function failureMessage(code: string): string {
  return Object.hasOwn(messages, code) ? messages[code as StoredFailure] : messages['provider-error'];
}
