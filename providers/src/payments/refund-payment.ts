import { randomUUID } from 'node:crypto';
import * as z from 'zod';
import { Rejection } from '../rejection.ts';
import type { Sandbox } from '../sandbox.ts';
import { addEvent } from '../webhooks/event-store.ts';
import { readPayment } from './payment-row.ts';

export const refundInput = z.object({
  payment: z.string(),
  amountCents: z.int().positive(),
  reference: z.string().min(1).max(100),
});

type RefundRow = { id: string; paymentId: string; amountCents: number };

/** Refunds a part of a payment. A repeated reference returns the refund that exists. Call it in a transaction. */
export function refundPayment(sandbox: Sandbox, input: z.infer<typeof refundInput>) {
  const { database } = sandbox;
  const find = () =>
    database.prepare('select * from refunds where reference = ?').get(input.reference) as RefundRow | undefined;
  const existing = find();
  if (existing) {
    if (existing.paymentId === input.payment && existing.amountCents === input.amountCents) return resource(existing);
    throw new Rejection(409, 'This reference was used for another refund.');
  }
  const payment = readPayment(database, input.payment);
  const rest = payment.status === 'succeeded' ? payment.amountCents - payment.refundedCents : 0;
  if (input.amountCents > rest) throw new Rejection(422, `amountCents: at most ${rest} can be refunded.`);
  const id = `re_${randomUUID().replaceAll('-', '')}`;
  database
    .prepare('insert into refunds (id, paymentId, reference, amountCents, createdAt) values (?, ?, ?, ?, ?)')
    .run(id, payment.id, input.reference, input.amountCents, Date.now());
  database
    .prepare('update payments set refundedCents = refundedCents + ? where id = ?')
    .run(input.amountCents, payment.id);
  addEvent(sandbox, payment, 'payment.refunded');
  return resource({ id, paymentId: payment.id, amountCents: input.amountCents });
}

function resource({ id, amountCents }: RefundRow) {
  return { id, status: 'succeeded', amountCents };
}
