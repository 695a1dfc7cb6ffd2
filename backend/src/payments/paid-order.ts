import { eq, sql } from 'drizzle-orm';
import type { PaymentStatus } from 'shared-contract/order/payment';
import type { Database } from '../database/database.ts';
import { startFulfilment } from '../fulfilment/start-fulfilment.ts';
import { issueOrderInvoice } from '../invoices/issue-invoice.ts';
import { orderAmounts } from '../orders/order-amounts.ts';
import { sendPaymentFailed, sendReceipt, sendZipApproved, sendZipReferred } from '../orders/order-mails.ts';
import { findOrder } from '../orders/order-store.ts';
import { orders } from '../orders/order-table.ts';
import { lockPromotionCode } from '../promotion-codes/promotion-code-uses.ts';
import { canStillSettle } from '../subscriptions/can-still-settle.ts';
import { failureMessage } from './failure-messages.ts';
import type { MoneyContext } from './money-context.ts';
import { isOpen, type PaymentRow } from './payment-row.ts';
import { findActivePayment } from './payment-store.ts';

/**
 * Returns whether money that arrived still pays what it was meant for. For an open payment it does, because its order
 * cannot change meanwhile. A payment that we had given up pays only when no other has taken its place, and when its
 * order still costs the same.
 */
export async function canStillPay({ database, now }: MoneyContext, payment: PaymentRow): Promise<boolean> {
  if (isOpen(payment.status)) return true;
  if (payment.chargeId !== null) {
    const isAlone = (await findActivePayment(database, payment)) === null;
    return isAlone && canStillSettle(database, payment.chargeId);
  }
  if (payment.orderId === null) return false;
  const order = await lockOrder(database, payment.orderId);
  if (order.status !== 'initiated') return false;
  const scope = { database, owner: { id: payment.ownerId } };
  const before = await findOrder(scope, order.id);
  if (before?.promotionCode) await lockPromotionCode(database, before.promotionCode);
  const stored = await findOrder(scope, order.id);
  if (!stored) return false;
  const { total, shipping, discount } = orderAmounts(stored, now);
  if (shipping === null || total !== payment.amountCents) return false;
  await updateOrder(database, { id: order.id, now, discountCents: discount, shippingCents: shipping });
  return true;
}

/** Marks the order of a payment that succeeded as paid, and starts everything that follows. */
export async function payOrder(context: MoneyContext, payment: PaymentRow, before?: PaymentStatus): Promise<void> {
  const { database, now } = context;
  const orderId = orderOf(payment);
  await updateOrder(database, { id: orderId, now, status: 'paid', paidAt: now });
  await startFulfilment(context, orderId);
  // An order without a price needs no invoice.
  if (payment.amountCents === 0) return;
  if (before === 'referred') await sendZipApproved(context, orderId);
  const invoice = await issueOrderInvoice(context, orderId);
  await sendReceipt(context, orderId, invoice.id);
}

/** Opens the order of a payment that failed, so that it can be changed and paid again. */
export async function reopenOrder(context: MoneyContext, payment: PaymentRow, before: PaymentStatus): Promise<void> {
  const { database, now } = context;
  const orderId = orderOf(payment);
  const order = await lockOrder(database, orderId);
  if (order.status !== 'paymentPending') return;
  await updateOrder(database, { id: orderId, now, status: 'initiated', discountCents: 0, shippingCents: 0 });
  // Zip can take days to decide, so the owner is no longer on the page and needs a mail.
  if (before !== 'referred' || payment.status === 'cancelled') return;
  await sendPaymentFailed(context, orderId, failureMessage(payment.failureCode ?? 'declined'));
}

/** Increments the version of the order, because its JSON contains the payment. */
export async function touchOrder(context: MoneyContext, payment: PaymentRow, before: PaymentStatus): Promise<void> {
  const { database, now } = context;
  await updateOrder(database, { id: orderOf(payment), now });
  if (payment.status === 'referred' && before !== 'referred') await sendZipReferred(context, orderOf(payment));
}

function orderOf({ id, orderId }: PaymentRow): string {
  if (orderId === null) throw new Error(`Payment ${id} belongs to no order.`);
  return orderId;
}

async function lockOrder(database: Database, id: string) {
  const [order] = await database.select().from(orders).where(eq(orders.id, id)).for('update');
  if (!order) throw new Error(`There is no order ${id}.`);
  return order;
}

async function updateOrder(
  database: Database,
  { id, now, ...changes }: { id: string; now: Date } & Partial<typeof orders.$inferInsert>,
): Promise<void> {
  await database
    .update(orders)
    .set({ ...changes, version: sql`${orders.version} + 1`, updatedAt: now })
    .where(eq(orders.id, id));
}
