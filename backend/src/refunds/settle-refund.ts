import { and, eq, ne, sql } from 'drizzle-orm';
import type { ProviderRefund } from 'payments';
import type { Database } from '../database/database.ts';
import { cancelFulfilment } from '../fulfilment/start-fulfilment.ts';
import { issueCreditNote } from '../invoices/issue-invoice.ts';
import { sendRefundMail } from '../orders/order-mails.ts';
import { orders } from '../orders/order-table.ts';
import { updateOwn } from '../owned-rows/owned-rows.ts';
import type { MoneyContext } from '../payments/money-context.ts';
import { payments, refunds } from '../payments/payment-tables.ts';
import { subscriptionCharges } from '../subscriptions/subscription-charge-table.ts';

export type RefundRow = typeof refunds.$inferSelect;
type PaymentRow = typeof payments.$inferSelect;

/**
 * Applies what the provider says about a refund. A refund that succeeded gets a credit note and a mail. When the whole
 * amount is refunded, the order becomes `refunded` and its open fulfilments are cancelled. Repeating it has no effect.
 */
export async function settleRefund(
  context: MoneyContext,
  refundId: string,
  seen: Pick<ProviderRefund, 'status'> & { id: string | null },
): Promise<RefundRow> {
  const { database, now } = context;
  const { payment, refund } = await lockRefund(database, refundId);
  if (refund.status !== 'processing') return refund;
  const settled = await updateOwn({ database, now, owner: { id: refund.ownerId } }, refunds, refundId, {
    status: seen.status,
    providerRefundId: seen.id ?? refund.providerRefundId,
  });
  if (settled.status === 'succeeded') await applyRefund(context, payment, settled);
  return settled;
}

/**
 * Records refunds that were started at the provider. `refundedCents` is what the provider has refunded of the payment
 * in total. What our own refunds do not explain is stored as one more refund.
 */
export async function recordProviderRefunds(
  context: MoneyContext,
  paymentId: string,
  refundedCents: number,
): Promise<void> {
  const { database, now } = context;
  const payment = await lockPayment(database, paymentId);
  const amountCents = refundedCents - (await refundedOf(database, paymentId));
  if (amountCents <= 0) return;
  const [refund] = await database
    .insert(refunds)
    .values({
      ownerId: payment.ownerId,
      paymentId,
      amountCents,
      reference: crypto.randomUUID(),
      createdAt: now,
      updatedAt: now,
    })
    .returning();
  if (refund) await settleRefund(context, refund.id, { id: null, status: 'succeeded' });
}

async function applyRefund(context: MoneyContext, payment: PaymentRow, { id, amountCents }: RefundRow): Promise<void> {
  const { database, now } = context;
  const { orderId, chargeId } = payment;
  const refundedCents = payment.refundedCents + amountCents;
  const scope = { database, now, owner: { id: payment.ownerId } };
  await updateOwn(scope, payments, payment.id, { refundedCents });
  if (refundedCents >= payment.amountCents) {
    if (chargeId) await updateOwn(scope, subscriptionCharges, chargeId, { status: 'refunded' });
    if (orderId) {
      await updateOwn(scope, orders, orderId, { status: 'refunded' });
      await cancelFulfilment(context, orderId);
    }
  }
  const creditNote = await issueCreditNote(context, id);
  await sendRefundMail(context, id, creditNote);
}

/** Returns what is refunded of a payment, including refunds that the provider has not finished. */
export async function refundedOf(database: Database, paymentId: string): Promise<number> {
  const [row] = await database
    .select({ cents: sql<number>`coalesce(sum(${refunds.amountCents}), 0)::int` })
    .from(refunds)
    .where(and(eq(refunds.paymentId, paymentId), ne(refunds.status, 'failed')));
  return row?.cents ?? 0;
}

/** Locks a payment until the transaction ends, so that refunds of one payment run one after the other. */
export async function lockPayment(database: Database, paymentId: string): Promise<PaymentRow> {
  const [payment] = await database.select().from(payments).where(eq(payments.id, paymentId)).for('update');
  if (!payment) throw new Error(`There is no payment ${paymentId}.`);
  return payment;
}

async function lockRefund(database: Database, refundId: string) {
  const [found] = await database.select().from(refunds).where(eq(refunds.id, refundId));
  if (!found) throw new Error(`There is no refund ${refundId}.`);
  const payment = await lockPayment(database, found.paymentId);
  const [refund = found] = await database.select().from(refunds).where(eq(refunds.id, refundId));
  return { payment, refund };
}
