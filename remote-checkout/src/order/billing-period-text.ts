import type { Product } from 'shared-contract/order/product';

export function billingPeriodText(period: Product['billingPeriod']): string {
  if (period === null) return '';
  return period === 'month' ? ' Billed monthly.' : ' Billed yearly.';
}
