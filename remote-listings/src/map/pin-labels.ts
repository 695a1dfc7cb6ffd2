import { formatPrice } from 'shared-contract/money/money';

const compactFormat = new Intl.NumberFormat('en-AU', { notation: 'compact', maximumSignificantDigits: 3 });

/** Formats a price as `$650`, `$895k` or `$1.25M`. A hidden price (null) is `POA`, price on application. */
export function shortPrice(dollars: number | null): string {
  if (dollars === null) return 'POA';
  return dollars < 10_000
    ? formatPrice(dollars * 100)
    : `$${compactFormat.format(dollars).toLowerCase().replace('m', 'M')}`;
}

/** Formats a count such as 1,234 as `1.2k`. */
export const shortCount = (count: number): string => compactFormat.format(count).toLowerCase();

/**
 * Returns the accessible name of a pin. It must contain the visible text, so that voice control finds the pin (WCAG
 * 2.5.3).
 */
export function pinLabel({ count, price }: { count: number; price: number | null }): string {
  if (count > 1) return `${shortCount(count)} properties here`;
  return price === null ? 'POA, price on application' : `Property for ${shortPrice(price)}`;
}
