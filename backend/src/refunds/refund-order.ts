import { and, eq } from 'drizzle-orm';
import { type PaymentProvider, ProviderRejection, ProviderUnavailable } from 'payments';
import { formatMoney } from 'shared-contract/money/money';
import { orders } from '../orders/order-table.ts';
import type { MoneyContext, ProviderContext } from '../payments/money-context.ts';
import { createPaymentProviders } from '../payments/payment-providers.ts';
import { payments, refunds } from '../payments/payment-tables.ts';
import { lockPayment, type RefundRow, refundedOf, settleRefund } from './settle-refund.ts';

export type RefundOutcome = { ok: true; refund: RefundRow } | { ok: false; reason: string };

/**
 * Refunds an order in full or in part. Locks the payment while it stores the refund, so that concurrent refunds never
 * exceed what was paid. While the provider does not answer, the refund stays `processing`, and a job finishes it.
 */
export async function refundOrder(
  context: ProviderContext,
  order: { number: string; amountCents?: number | undefined },
): Promise<RefundOutcome> {
  const stored = await context.transact((money) => storeRefund(money, order));
  return stored.ok ? { ok: true, refund: await carryOutRefund(context, stored.refund.id) } : stored;
}

async function storeRefund(
  { database, config, now }: MoneyContext,
  { number, amountCents }: { number: string; amountCents?: number | undefined },
): Promise<RefundOutcome> {
  const [found] = await database
    .select({ id: payments.id })
    .from(payments)
    .innerJoin(orders, eq(orders.id, payments.orderId))
    .where(and(eq(orders.number, number), eq(payments.status, 'succeeded')));
  if (!found) return { ok: false, reason: `There is no paid order ${number}.` };
  const payment = await lockPayment(database, found.id);
  if (!createPaymentProviders(config).byName(payment.provider)) {
    return { ok: false, reason: `Order ${number} was paid with “${payment.provider}”, which is not configured.` };
  }
  const left = payment.amountCents - (await refundedOf(database, payment.id));
  if (left <= 0) return { ok: false, reason: `Order ${number} is already refunded in full.` };
  const amount = amountCents ?? left;
  if (amount <= 0 || amount > left) {
    return { ok: false, reason: `Expected an amount of at most ${formatMoney(left)}, got ${formatMoney(amount)}.` };
  }
  const [refund] = await database
    .insert(refunds)
    .values({
      ownerId: payment.ownerId,
      paymentId: payment.id,
      amountCents: amount,
      reference: crypto.randomUUID(),
      createdAt: now,
      updatedAt: now,
    })
    .returning();
  if (!refund) throw new Error('The refund was not stored.');
  return { ok: true, refund };
}

/** Asks the provider for the refund, under its reference, and applies the result. Can be repeated. */
async function carryOutRefund(context: ProviderContext, refundId: string): Promise<RefundRow> {
  const [row] = await context.database
    .select({ refund: refunds, payment: payments })
    .from(refunds)
    .innerJoin(payments, eq(payments.id, refunds.paymentId))
    .where(eq(refunds.id, refundId));
  if (!row) throw new Error(`There is no refund ${refundId}.`);
  const { refund, payment } = row;
  const provider = createPaymentProviders(context.config).byName(payment.provider);
  if (refund.status !== 'processing' || !provider || payment.providerPaymentId === null) return refund;
  const seen = await requestRefund(provider, { ...refund, paymentId: payment.providerPaymentId });
  return seen ? context.transact((money) => settleRefund(money, refundId, seen)) : refund;
}

/** Returns null while the result is unknown, because the provider did not answer. */
async function requestRefund(
  provider: PaymentProvider,
  { paymentId, amountCents, reference }: { paymentId: string; amountCents: number; reference: string },
) {
  try {
    return await provider.refund({ paymentId, amountCents, reference });
  } catch (error) {
    if (error instanceof ProviderUnavailable) return null;
    if (error instanceof ProviderRejection) return { id: null, status: 'failed' as const };
    throw error;
  }
}

/** Finishes the refunds to which the provider has not given a final answer. */
export async function settleRefunds(context: ProviderContext): Promise<void> {
  const open = await context.database.select({ id: refunds.id }).from(refunds).where(eq(refunds.status, 'processing'));
  for (const { id } of open) await carryOutRefund(context, id);
}
