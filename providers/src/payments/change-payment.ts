import type { DatabaseSync } from 'node:sqlite';
import type { Sandbox } from '../sandbox.ts';
import { addEvent } from '../webhooks/event-store.ts';
import { findPayment, type PaymentRow, type PaymentStatus, readPayment } from './payment-row.ts';

type Change = { status: PaymentStatus; failureCode?: string };

/**
 * Stores the new status of a payment and the event about it. Call it in a transaction.
 * @returns the changed payment
 */
export function changePayment(sandbox: Sandbox, payment: PaymentRow, { status, failureCode }: Change): PaymentRow {
  const { database } = sandbox;
  const approvedAt = status === 'approved' ? Date.now() : payment.approvedAt;
  database
    .prepare('update payments set status = ?, failureCode = ?, approvedAt = ? where id = ?')
    .run(status, failureCode ?? null, approvedAt, payment.id);
  if (status === 'succeeded' && payment.cardId !== null) useCard(database, payment);
  addEvent(sandbox, payment, `payment.${status}`);
  return readPayment(database, payment.id);
}

/** Marks a card as used, which ends a token, and saves the card when the customer wanted that. */
export function useCard(database: DatabaseSync, payment: PaymentRow): void {
  database.prepare('update cards set isUsed = 1 where id = ?').run(payment.cardId);
  if (payment.saveCard && payment.customerId !== null) {
    database.prepare('update cards set customerId = ? where id = ?').run(payment.customerId, payment.cardId);
  }
}

const minutes = 60_000;
/** How long the customer may take on a page of the provider. */
const pageMinutes = 60;
/** V38: how long an approval of Zip is valid. */
const approvalMinutes = 15;

/** Returns the time in milliseconds at which an unfinished payment expires; null when it does not. */
function expiryOf({ status, createdAt, approvedAt }: PaymentRow): number | null {
  if (status === 'requiresAction') return createdAt + pageMinutes * minutes;
  if (status === 'approved' && approvedAt !== null) return approvedAt + approvalMinutes * minutes;
  return null;
}

/** Reads a payment in a transaction, and expires it first when its time is over. */
export function readCurrentPayment(sandbox: Sandbox, id: string): PaymentRow {
  const payment = readPayment(sandbox.database, id);
  const expiry = expiryOf(payment);
  return expiry !== null && expiry <= Date.now() ? changePayment(sandbox, payment, { status: 'expired' }) : payment;
}

/** Makes the time of an unfinished payment end now, as if it had passed. */
export function endTime({ database }: Sandbox, id: string): void {
  const payment = findPayment(database, id);
  if (payment?.status === 'requiresAction') {
    const createdAt = Date.now() - pageMinutes * minutes;
    database.prepare('update payments set createdAt = ? where id = ?').run(createdAt, id);
  } else if (payment?.status === 'approved') {
    const approvedAt = Date.now() - approvalMinutes * minutes;
    database.prepare('update payments set approvedAt = ? where id = ?').run(approvedAt, id);
  }
}
