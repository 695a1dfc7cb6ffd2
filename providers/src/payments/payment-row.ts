import type { DatabaseSync } from 'node:sqlite';
import { cardResource, readCard } from '../cards/card-store.ts';
import { Rejection } from '../rejection.ts';
import type { Sandbox } from '../sandbox.ts';

export type PaymentStatus =
  | 'requiresAction'
  | 'referred'
  | 'approved'
  | 'succeeded'
  | 'failed'
  | 'cancelled'
  | 'expired';

export type PaymentRow = {
  id: string;
  /** A secret in the URLs of the pages of this payment, so that only its customer can open them. */
  pageKey: string;
  reference: string;
  method: 'card' | 'zip';
  status: PaymentStatus;
  amountCents: number;
  refundedCents: number;
  description: string;
  name: string;
  email: string;
  /** JSON. */
  items: string;
  cardId: string | null;
  customerId: string | null;
  saveCard: number;
  failureCode: string | null;
  returnUrl: string;
  approvedAt: number | null;
  createdAt: number;
};

export function findPayment(database: DatabaseSync, id: string): PaymentRow | undefined {
  return database.prepare('select * from payments where id = ?').get(id) as PaymentRow | undefined;
}

/** @throws Rejection */
export function readPayment(database: DatabaseSync, id: string): PaymentRow {
  const payment = findPayment(database, id);
  if (!payment) throw new Rejection(404, 'There is no such payment.');
  return payment;
}

export function paymentResource(sandbox: Sandbox, payment: PaymentRow) {
  const { id, reference, status, amountCents, refundedCents, failureCode, cardId } = payment;
  return {
    id,
    reference,
    status,
    amountCents,
    refundedCents,
    nextAction: nextAction(sandbox, payment),
    failureCode,
    card: cardId === null ? null : cardResource(readCard(sandbox.database, cardId)),
    createdAt: new Date(payment.createdAt).toISOString(),
  };
}

function nextAction({ url }: Sandbox, { status, method, id, pageKey }: PaymentRow) {
  if (status !== 'requiresAction') return null;
  return method === 'card'
    ? { kind: 'challenge', url: `${url()}/challenges/${id}?key=${pageKey}` }
    : { kind: 'redirect', url: `${url()}/zip/${id}?key=${pageKey}` };
}
