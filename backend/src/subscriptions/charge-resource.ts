import { amountOf } from 'shared-contract/money/money';
import type { SubscriptionCharge } from 'shared-contract/order/subscription';
import { identity } from '../http/json-ld.ts';
import { invoiceResource } from '../invoices/invoice-resource.ts';
import { paymentResource } from '../payments/payment-resource.ts';
import { chargeFailureMessage } from './charge-failure.ts';
import type { StoredCharge } from './charge-store.ts';

export function chargeResource({ charge, payment, invoice }: StoredCharge): SubscriptionCharge {
  const isFailed = charge.status === 'failed';
  const { failureCode: code } = charge;
  return {
    ...identity('/api/subscription-charges', 'SubscriptionCharge', charge.id),
    kind: charge.kind,
    status: charge.status,
    amount: amountOf(charge.amountCents),
    periodStart: charge.periodStart.toISOString(),
    periodEnd: charge.periodEnd.toISOString(),
    failure: isFailed && code !== null ? { code, message: chargeFailureMessage(code) } : null,
    nextAttemptAt: isFailed ? (charge.nextAttemptAt?.toISOString() ?? null) : null,
    payment: payment && paymentResource(payment),
    invoice: invoice && invoiceResource(invoice),
  };
}
