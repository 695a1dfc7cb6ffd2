import type { ProviderPayment } from 'payments';
import type { MoneyContext } from './money-context.ts';
import type { PaymentRow } from './payment-row.ts';

/** Applies what the provider says about a payment. Repeating it changes nothing, and old news are ignored. */
export async function settlePayment(
  _context: MoneyContext,
  paymentId: string,
  _seen: ProviderPayment,
): Promise<PaymentRow> {
  throw new Error(`Payment ${paymentId} cannot be settled yet.`);
}
