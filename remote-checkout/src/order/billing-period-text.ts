import { type BillingPeriod, billingPeriod, type Product } from 'shared-contract/order/product';
import { isKnown } from 'shared-contract/wire/open-enum';

const texts: Record<BillingPeriod, string> = { month: ' Billed monthly.', year: ' Billed yearly.' };

/**
 * Returns an empty text for a one-off payment, and for a period that a newer server sends and this release does not
 * know.
 */
export function billingPeriodText(period: Product['billingPeriod']): string {
  return period !== null && isKnown(billingPeriod, period) ? texts[period] : '';
}
