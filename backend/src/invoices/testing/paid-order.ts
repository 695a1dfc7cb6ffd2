import { randomUUID } from 'node:crypto';
import type { Database } from '../../database/database.ts';
import { addJob } from '../../jobs/job-queue.ts';
import type { MoneyContext } from '../../payments/money-context.ts';
import { payments, refunds } from '../../payments/payment-tables.ts';
import { insertOrder } from '../../testing/insert-order.ts';
import type { TestBackend } from '../../testing/test-backend.ts';

export const issuedAt = new Date('2026-11-23T01:00:00Z');

/** What `issue…` functions need, on a transaction. */
export const moneyOn = ({ boss, config }: TestBackend, transaction: Database): MoneyContext => ({
  database: transaction,
  config,
  now: issuedAt,
  addJob: (name, data) => addJob(boss, transaction, name, data),
});

/** Inserts a paid order, by default of one product, with its payment by card. */
export async function insertPaidOrder(
  database: Database,
  values: Parameters<typeof insertOrder>[1] & { paidCents?: number },
) {
  const { paidCents = 27_500, ...order } = values;
  const row = await insertOrder(database, {
    status: 'paid',
    paidAt: issuedAt,
    billing: { name: 'Olivia Nguyen', email: 'olivia@example.com' },
    ...order,
  });
  return { order: row, payment: await insertPayment(database, { orderId: row.id, ownerId: row.ownerId, paidCents }) };
}

export async function insertPayment(
  database: Database,
  { paidCents, ...values }: { ownerId: string; orderId?: string; chargeId?: string; paidCents: number },
) {
  const [payment] = await database
    .insert(payments)
    .values({
      provider: 'sandbox',
      reference: randomUUID(),
      kind: 'card',
      status: 'succeeded',
      amountCents: paidCents,
      cardBrand: 'visa',
      cardLastFour: '4242',
      ...values,
    })
    .returning();
  if (!payment) throw new Error('The payment was not stored.');
  return payment;
}

export async function insertRefund(
  database: Database,
  payment: { id: string; ownerId: string },
  amountCents: number,
): Promise<string> {
  const row = { ownerId: payment.ownerId, paymentId: payment.id, amountCents, reference: randomUUID() };
  const [refund] = await database
    .insert(refunds)
    .values({ ...row, status: 'succeeded' })
    .returning();
  if (!refund) throw new Error('The refund was not stored.');
  return refund.id;
}
