import { formatPrice } from 'shared-contract/money/money';

const short = new Intl.NumberFormat('en-AU', { notation: 'compact', maximumSignificantDigits: 3 });

/** A price as a pin has room for it: `$650`, `$895k`, `$1.25M`. `Ask` where the owner does not show it. */
export function shortPrice(dollars: number | null): string {
  if (dollars === null) return 'Ask';
  return dollars < 10_000 ? formatPrice(dollars * 100) : `$${short.format(dollars).toLowerCase().replace('m', 'M')}`;
}

/** A pin's count as it is drawn: `1.2k`. */
export const shortCount = (count: number): string => short.format(count).toLowerCase();

/** A pin as a screen reader says it, with what is drawn on it: whoever speaks to a device says what they see. */
export function pinLabel({ count, price }: { count: number; price: number | null }): string {
  if (count > 1) return `${shortCount(count)} properties here`;
  return price === null ? 'Property, ask for its price' : `Property for ${shortPrice(price)}`;
}
