import type { Product } from 'shared-contract/order/product';

export function billingWords(period: Product['billingPeriod']): string {
  if (period === null) return '';
  return period === 'month' ? ' Billed every month.' : ' Billed every year.';
}
