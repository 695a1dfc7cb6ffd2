import type { Payment } from 'shared-contract/order/payment';

/** What to show about a payment that failed: what happened, and what the customer can do. */
type FailureAdvice = { title: string; advice: string };

const notCharged = 'You haven’t been charged.';

/** Messages by the codes of `FailureCode` in payments/src/payment-provider.ts. */
const adviceByCode: Record<string, FailureAdvice> = {
  declined: {
    title: 'Your card was declined',
    advice: `${notCharged} Try another card, or ask your bank.`,
  },
  'insufficient-funds': {
    title: 'Your card doesn’t have enough funds',
    advice: `${notCharged} Try another card or another way to pay.`,
  },
  'expired-card': {
    title: 'Your card has expired',
    advice: `${notCharged} Try another card.`,
  },
  'incorrect-security-code': {
    title: 'The security code is wrong',
    advice: `${notCharged} Check the code on your card and enter it again.`,
  },
  'lost-or-stolen': {
    title: 'Your bank declined this card',
    advice: `${notCharged} Try another card, or call your bank.`,
  },
  'challenge-failed': {
    title: 'Your bank couldn’t verify you',
    advice: `${notCharged} Try again, or use another card.`,
  },
  'limit-exceeded': {
    title: 'The amount is over your limit',
    advice: `${notCharged} Try another card, or ask your bank to raise the limit.`,
  },
  'provider-error': {
    title: 'The payment didn’t go through',
    advice: `${notCharged} The problem is on our payment provider’s side. Try again in a moment.`,
  },
};

/** Returns the advice for a payment that failed, was cancelled or expired. */
export function failureAdvice({ status, failure }: Pick<Payment, 'status' | 'failure'>): FailureAdvice {
  const known = failure && adviceByCode[failure.code];
  if (known) return known;
  if (status === 'cancelled') return { title: 'Payment cancelled', advice: notCharged };
  if (status === 'expired') {
    return {
      title: 'The payment timed out',
      advice: `${notCharged} Try again when you’re ready.`,
    };
  }
  return {
    title: 'The payment didn’t go through',
    advice: failure?.message ?? `${notCharged} Try again, or use another way to pay.`,
  };
}
