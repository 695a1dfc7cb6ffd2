import { formatPrice } from 'shared-contract/money';

const number = new Intl.NumberFormat('en-AU');
const short = new Intl.NumberFormat('en-AU', { notation: 'compact', maximumSignificantDigits: 3 });

/** A price as a pin has room for it: `$650`, `$895k`, `$1.25M`. `Ask` where the owner does not show it. */
export function shortPrice(dollars: number | null): string {
  if (dollars === null) return 'Ask';
  return dollars < 10_000 ? formatPrice(dollars * 100) : `$${short.format(dollars).toLowerCase().replace('m', 'M')}`;
}

/** A pin's count as it is drawn: `1.2k`. */
export const shortCount = (count: number): string => short.format(count).toLowerCase();

/** A pin as a screen reader says it. */
export function pinWords({ count, price }: { count: number; price: number | null }): string {
  if (count > 1) return `${number.format(count)} properties here`;
  return price === null ? 'Property, price on request' : `Property for ${formatPrice(price * 100)}`;
}
