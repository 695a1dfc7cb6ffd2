import { eq } from 'drizzle-orm';
import { firstRow } from '../database/single-row.ts';
import { orders } from '../orders/order-table.ts';
import type { MoneyContext } from '../payments/money-context.ts';
import { payments, refunds } from '../payments/payment-tables.ts';
import { subscriptionCharges } from '../subscriptions/subscription-charge-table.ts';
import type { InvoiceRow } from './invoice-store.ts';
import { storeInvoice } from './store-invoice.ts';
import { writeChargeInvoice } from './write-charge-invoice.ts';
import { writeCreditNote } from './write-credit-note.ts';
import { writeOrderInvoice } from './write-order-invoice.ts';

/**
 * Issues the tax invoice of a paid order. Call it after the payment and the stored amounts of the order are final.
 * Repeating it returns the same invoice.
 */
export async function issueOrderInvoice(context: MoneyContext, orderId: string): Promise<InvoiceRow> {
  const owned = context.database.select({ ownerId: orders.ownerId }).from(orders).where(eq(orders.id, orderId));
  const { ownerId } = required(await firstRow(owned), 'order', orderId);
  const subject = { kind: 'invoice' as const, ownerId, orderId, chargeId: null, refundId: null };
  return storeInvoice(context, subject, () => writeOrderInvoice(context, orderId, ownerId));
}

/**
 * Issues the tax invoice of a subscription's charge that was paid with a payment of its own, so not of the `first`
 * charge, which its order paid. Repeating it returns the same invoice.
 */
export async function issueChargeInvoice(context: MoneyContext, chargeId: string): Promise<InvoiceRow> {
  const { database } = context;
  const found = await firstRow(database.select().from(subscriptionCharges).where(eq(subscriptionCharges.id, chargeId)));
  const charge = required(found, 'charge', chargeId);
  const subject = { kind: 'invoice' as const, ownerId: charge.ownerId, orderId: null, chargeId, refundId: null };
  return storeInvoice(context, subject, () => writeChargeInvoice(context, charge));
}

/**
 * Issues the credit note of a refund, which corrects the invoice of its order or charge. Repeating it returns the same
 * credit note.
 */
export async function issueCreditNote(context: MoneyContext, refundId: string): Promise<InvoiceRow> {
  const found = await firstRow(
    context.database
      .select({ refund: refunds, payment: payments })
      .from(refunds)
      .innerJoin(payments, eq(payments.id, refunds.paymentId))
      .where(eq(refunds.id, refundId)),
  );
  const { refund, payment } = required(found, 'refund', refundId);
  const { orderId, chargeId } = payment;
  const subject = { kind: 'creditNote' as const, ownerId: refund.ownerId, orderId, chargeId, refundId };
  return storeInvoice(context, subject, () => writeCreditNote(context, { refund, payment }));
}

function required<T>(row: T | null, what: string, id: string): T {
  if (!row) throw new Error(`There is no ${what} ${id} to invoice.`);
  return row;
}
