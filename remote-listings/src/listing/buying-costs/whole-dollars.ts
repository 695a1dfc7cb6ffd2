import { formatPrice } from 'shared-contract/money/money';

/** Formats cents as whole dollars, because estimates are not exact. */
export const wholeDollars = (cents: number) => formatPrice(Math.round(cents / 100) * 100);
