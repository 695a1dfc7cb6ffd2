import type { ProviderContext } from './money-context.ts';
import type { PaymentRow } from './payment-row.ts';

export type ChargePayment = {
  /** The id of a row of `subscription_charges`. */
  chargeId: string;
  ownerId: string;
  amountCents: number;
  /** The saved card. */
  paymentMethodId: string;
  /** What the customer reads on the statement. */
  description: string;
  /** False for renewals: then a card that asks for a challenge is declined. */
  customerPresent: boolean;
};

/**
 * Pays a charge of a subscription with a saved card. Commits the payment's row, asks the provider and applies what it
 * says, `settleCharge` included. A charge with a payment that is open or succeeded gets no second one: that payment is
 * returned as it is now. Call it outside of transactions.
 */
export async function payCharge(_context: ProviderContext, { chargeId }: ChargePayment): Promise<PaymentRow> {
  throw new Error(`Charge ${chargeId} cannot be paid yet.`);
}
