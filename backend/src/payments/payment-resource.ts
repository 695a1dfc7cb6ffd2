import { amountOf } from 'shared-contract/money/money';
import type { Payment } from 'shared-contract/order/payment';
import { identity } from '../http/json-ld.ts';
import { failureMessage } from './failure-messages.ts';
import type { PaymentRow } from './payment-row.ts';

export const paymentPath = '/api/payments';

export function paymentResource(row: PaymentRow): Payment {
  return {
    ...identity(paymentPath, 'Payment', row.id),
    order: row.orderId && `/api/orders/${row.orderId}`,
    status: row.status,
    amount: amountOf(row.amountCents),
    refunded: amountOf(row.refundedCents),
    method: { kind: row.kind, brand: row.cardBrand, lastFour: row.cardLastFour },
    nextAction: nextActionOf(row),
    failure: row.failureCode === null ? null : { code: row.failureCode, message: failureMessage(row.failureCode) },
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  };
}

function nextActionOf({ status, kind, nextActionUrl }: PaymentRow): Payment['nextAction'] {
  if (status !== 'requiresAction' || nextActionUrl === null) return null;
  return { kind: kind === 'zip' ? 'redirect' : 'challenge', url: nextActionUrl };
}
