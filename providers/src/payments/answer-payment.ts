import { readCard } from '../cards/card-store.ts';
import type { CardBehaviour } from '../cards/test-cards.ts';
import type { Sandbox } from '../sandbox.ts';
import { changePayment, readCurrentPayment } from './change-payment.ts';
import type { PaymentRow } from './payment-row.ts';

/** What the customer, or Zip's review, chooses. */
export const answers = ['approve', 'decline', 'refer', 'cancel'] as const;
export type Answer = (typeof answers)[number];

/**
 * Applies an answer to a payment that waits for one. A payment that is finished, or that has no such answer, stays as
 * it is. Call it in a transaction.
 */
export function answerPayment(sandbox: Sandbox, id: string, answer: Answer): PaymentRow {
  const payment = readCurrentPayment(sandbox, id);
  return payment.method === 'card' ? answerChallenge(sandbox, payment, answer) : answerZip(sandbox, payment, answer);
}

function answerChallenge(sandbox: Sandbox, payment: PaymentRow, answer: Answer): PaymentRow {
  if (payment.status !== 'requiresAction' || payment.cardId === null) return payment;
  const behaviour: CardBehaviour = readCard(sandbox.database, payment.cardId).behaviour;
  if (answer === 'decline') {
    return changePayment(sandbox, payment, { status: 'failed', failureCode: 'challenge-failed' });
  }
  if (answer !== 'approve') return payment;
  return behaviour === 'challenge-then-declined'
    ? changePayment(sandbox, payment, { status: 'failed', failureCode: 'declined' })
    : changePayment(sandbox, payment, { status: 'succeeded' });
}

function answerZip(sandbox: Sandbox, payment: PaymentRow, answer: Answer): PaymentRow {
  const isOpen = payment.status === 'requiresAction' || payment.status === 'referred';
  if (!isOpen) return payment;
  switch (answer) {
    case 'approve':
      return changePayment(sandbox, payment, { status: 'approved' });
    case 'decline':
      return changePayment(sandbox, payment, { status: 'failed', failureCode: 'declined' });
    case 'cancel':
      return changePayment(sandbox, payment, { status: 'cancelled' });
    case 'refer':
      return payment.status === 'referred' ? payment : changePayment(sandbox, payment, { status: 'referred' });
  }
}
