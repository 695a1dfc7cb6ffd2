import type { ListingSummary } from 'shared-contract/listing/listing';
import { centsOf, formatPrice } from 'shared-contract/money/money';
import { formatInstant } from 'shared-ui';

/**
 * Returns `Sold on 24 Nov 2026 for $910,000`, without a price that is not known to the reader. Null for a listing that
 * was not sold. The day is local to the property.
 */
export function soldLabel({
  status,
  closed,
  property,
}: Pick<ListingSummary, 'status' | 'closed' | 'property'>): string | null {
  if (!closed || status === 'leased') return null;
  const sold = `Sold on ${formatInstant(closed.at, 'date', property.timeZone)}`;
  if (closed.price === undefined) return sold;
  const note = closed.priceHidden ? ' (visitors don’t see the price)' : '';
  return `${sold} for ${formatPrice(centsOf(closed.price))}${note}`;
}
