import type { ProviderPayment } from 'payments';
import type { PaymentStatus } from 'shared-contract/order/payment';
import { lockPayment, recordProviderRefunds } from '../refunds/settle-refund.ts';
import { settleCharge } from '../subscriptions/settle-charge.ts';
import type { StoredFailure } from './failure-messages.ts';
import type { MoneyContext } from './money-context.ts';
import { canStillPay, payOrder, reopenOrder, touchOrder } from './paid-order.ts';
import { isOpen, type PaymentRow } from './payment-row.ts';
import { updatePayment } from './payment-store.ts';
import { saveChargedCard } from './saved-card.ts';

/**
 * Applies what the provider says about a payment, and everything that follows from it: the order, its invoice, its
 * fulfilment and mails, or the charge of a subscription. Repeating it has no effect. What the provider said first may
 * arrive last: a payment that is finished never opens again.
 */
export async function settlePayment(
  context: MoneyContext,
  paymentId: string,
  seen: ProviderPayment,
): Promise<PaymentRow> {
  const payment = await lockPayment(context.database, paymentId);
  if (seen.reference !== payment.reference) throw new Error(`Payment ${paymentId} is not ${seen.reference}.`);
  if (payment.status === 'succeeded') return recordRefunds(context, payment, seen);
  if (seen.status === 'succeeded') return succeed(context, payment, seen);
  if (!isOpen(payment.status)) return recordReversal(context, payment, seen);
  const status = statusOf(payment, seen);
  if (isOpen(status)) return keepOpen(context, payment, seen, status);
  return endPayment(context, payment, { status, failureCode: seen.failureCode, providerPaymentId: seen.id });
}

/** Ends an open payment that the caller has locked, without a charge. */
export async function endPayment(
  context: MoneyContext,
  payment: PaymentRow,
  ended: { status: PaymentStatus; failureCode: StoredFailure | null; providerPaymentId?: string },
): Promise<PaymentRow> {
  const { database, now } = context;
  const failed = await updatePayment(database, { id: payment.id, now, settledAt: now, nextActionUrl: null, ...ended });
  if (failed.orderId !== null) await reopenOrder(context, failed, payment.status);
  else await settleCharge(context, failed);
  return failed;
}

/** An approved payment is not paid yet. One that was referred stays so, because the customer got a mail about that. */
function statusOf(payment: PaymentRow, { status }: ProviderPayment): PaymentStatus {
  return status === 'approved' ? (payment.status === 'referred' ? 'referred' : 'processing') : status;
}

async function keepOpen(
  context: MoneyContext,
  payment: PaymentRow,
  seen: ProviderPayment,
  status: PaymentStatus,
): Promise<PaymentRow> {
  const { database, now } = context;
  const nextActionUrl = status === 'requiresAction' ? (seen.nextAction?.url ?? null) : null;
  const approvedAt = payment.approvedAt ?? (seen.status === 'approved' ? now : null);
  const isKnown =
    payment.status === status &&
    payment.providerPaymentId === seen.id &&
    payment.nextActionUrl === nextActionUrl &&
    payment.approvedAt?.getTime() === approvedAt?.getTime();
  if (isKnown) return payment;
  const cards = cardColumns(seen);
  const values = { id: payment.id, now, status, providerPaymentId: seen.id, nextActionUrl, approvedAt, ...cards };
  const updated = await updatePayment(database, values);
  if (updated.orderId !== null) await touchOrder(context, updated, payment.status);
  else await settleCharge(context, updated);
  return updated;
}

async function succeed(context: MoneyContext, payment: PaymentRow, seen: ProviderPayment): Promise<PaymentRow> {
  const { database, now } = context;
  const isExpected = seen.amountCents === payment.amountCents && payment.failureCode !== 'superseded';
  const succeeded = { id: payment.id, now, providerPaymentId: seen.id, nextActionUrl: null, ...cardColumns(seen) };
  if (!isExpected || !(await canStillPay(context, payment))) return supersede(context, payment, seen);
  const paymentMethodId = payment.paymentMethodId ?? (await saveChargedCard(context, payment, seen.card));
  const settled = { status: 'succeeded' as const, failureCode: null, settledAt: now, paymentMethodId };
  const paid = await updatePayment(database, { ...succeeded, ...settled });
  if (paid.orderId !== null) await payOrder(context, paid, payment.status);
  else await settleCharge(context, paid);
  return seen.refundedCents > 0 ? recordRefunds(context, paid, seen) : paid;
}

/**
 * Marks a payment whose money has to go back, because nothing is left to pay with it: another payment paid the order
 * while this one was thought lost, or the amount is not what the customer agreed to. A job refunds it.
 */
async function supersede(context: MoneyContext, payment: PaymentRow, seen: ProviderPayment): Promise<PaymentRow> {
  const { database, now } = context;
  const isNew = payment.failureCode !== 'superseded';
  if (isNew) await context.addJob('superseded-refund', { paymentId: payment.id });
  if (!isNew && payment.refundedCents === seen.refundedCents) return payment;
  const refundedCents = Math.max(payment.refundedCents, seen.refundedCents);
  const changes = { failureCode: 'superseded', providerPaymentId: seen.id, refundedCents, ...cardColumns(seen) };
  if (!isOpen(payment.status)) return updatePayment(database, { id: payment.id, now, ...changes });
  const ended = { status: 'failed' as const, failureCode: 'superseded' as const, providerPaymentId: seen.id };
  const failed = await endPayment(context, payment, ended);
  return updatePayment(database, { id: failed.id, now, ...changes });
}

/** Remembers the provider's id of a payment that we had given up. */
async function recordReversal({ database, now }: MoneyContext, payment: PaymentRow, seen: ProviderPayment) {
  if (payment.providerPaymentId === seen.id) return payment;
  return updatePayment(database, { id: payment.id, now, providerPaymentId: seen.id });
}

async function recordRefunds(context: MoneyContext, payment: PaymentRow, seen: ProviderPayment): Promise<PaymentRow> {
  if (seen.refundedCents <= payment.refundedCents) return payment;
  await recordProviderRefunds(context, payment.id, seen.refundedCents);
  return lockPayment(context.database, payment.id);
}

const cardColumns = ({ card }: ProviderPayment) => (card ? { cardBrand: card.brand, cardLastFour: card.lastFour } : {});
