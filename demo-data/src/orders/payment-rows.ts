import type { payments, refunds } from 'backend/tables';
import type { PaymentStatus } from 'shared-contract/order/payment';
import { stableId } from '../stable-id.ts';
import type { OrderPlan, PlannedOrder } from './order-rows.ts';

type PaymentRow = typeof payments.$inferInsert & { id: string };

/**
 * The provider of the demo data's payments. No site has it configured, so no job asks a ledger for payments that were
 * never made there.
 */
export const demoProvider = 'demo';

const minute = 60_000;

/** Returns the payment of an order and its refund, as its plan says. An order without an attempt to pay has none. */
export function paymentRows(
  { key, payment, status }: Pick<OrderPlan, 'key' | 'payment' | 'status'>,
  { order, totalCents }: PlannedOrder,
): { payments: PaymentRow[]; refunds: (typeof refunds.$inferInsert & { id: string })[] } {
  const outcome = outcomeOf(status, payment);
  if (!outcome) return { payments: [], refunds: [] };
  const startedAt = new Date(order.createdAt.getTime() + 19 * minute);
  const settledAt = new Date(order.createdAt.getTime() + 20 * minute);
  const id = stableId(`payment/${key}`);
  const kind = totalCents === 0 ? 'free' : payment === 'zip' || outcome === 'referred' ? 'zip' : 'card';
  const isRefunded = status === 'refunded';
  const row = {
    id,
    ownerId: order.ownerId,
    orderId: order.id,
    provider: demoProvider,
    reference: id,
    providerPaymentId: `demo-${id}`,
    kind,
    status: outcome,
    amountCents: totalCents,
    refundedCents: isRefunded ? totalCents : 0,
    ...(kind === 'card' ? { cardBrand: 'visa', cardLastFour: outcome === 'failed' ? '0002' : '4242' } : {}),
    failureCode: outcome === 'failed' ? 'declined' : null,
    settledAt: outcome === 'referred' ? null : settledAt,
    createdAt: startedAt,
    updatedAt: settledAt,
  } satisfies PaymentRow;
  return { payments: [row], refunds: isRefunded ? [refundRow(row)] : [] };
}

function outcomeOf(status: OrderPlan['status'], payment: OrderPlan['payment']): PaymentStatus | null {
  if (status === 'paymentPending') return 'referred';
  if (payment === 'declined') return 'failed';
  return status === 'initiated' || status === 'cancelled' ? null : 'succeeded';
}

function refundRow({ id, ownerId, amountCents, createdAt }: PaymentRow & { createdAt: Date }) {
  const at = new Date(createdAt.getTime() + 2 * 1440 * minute);
  return {
    id: stableId(`refund/${id}`),
    ownerId,
    paymentId: id,
    amountCents,
    reference: `refund-${id}`,
    providerRefundId: `demo-refund-${id}`,
    status: 'succeeded' as const,
    createdAt: at,
    updatedAt: at,
  };
}
