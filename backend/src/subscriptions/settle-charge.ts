import type { MoneyContext } from '../payments/money-context.ts';
import type { PaymentRow } from '../payments/payment-row.ts';
import { markChargeFailed } from './mark-charge-failed.ts';
import { markChargePaid } from './mark-charge-paid.ts';
import { lockCharge } from './subscription-row.ts';

/**
 * Applies the payment of a charge to the charge and its subscription: the next period, the new plan, or the next
 * attempt. Repeating it has no effect. The first charge of a subscription is paid by its order.
 */
export async function settleCharge(context: MoneyContext, payment: PaymentRow): Promise<void> {
  const locked = payment.chargeId === null ? null : await lockCharge(context.database, payment.chargeId);
  if (!locked) return;
  if (payment.status === 'succeeded') await markChargePaid(context, locked, payment);
  if (payment.status === 'failed' || payment.status === 'cancelled' || payment.status === 'expired')
    await markChargeFailed(context, locked, { code: payment.failureCode ?? payment.status, paymentId: payment.id });
}
