import { type BillingPeriod, billingPeriod, type Product } from 'shared-contract/order/product';
import { isKnown } from 'shared-contract/wire/open-enum';

const texts: Record<BillingPeriod, string> = { month: ' Billed monthly.', year: ' Billed yearly.' };

/**
 * Returns " Billed monthly." or " Billed yearly.". The text is empty for a one-off payment, and for a period of a newer
 * server that this release does not know.
 */
export function billingPeriodText(period: Product['billingPeriod']): string {
  return period !== null && isKnown(billingPeriod, period) ? texts[period] : '';
}
