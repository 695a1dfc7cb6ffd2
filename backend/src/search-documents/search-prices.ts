import type { ListingType, Pricing } from 'shared-contract/listing/listing';
import { centsOf } from 'shared-contract/money/money';

export type SearchPrices = { salePriceCents: number | null; leasePriceCents: number | null };

/**
 * The prices by which search filters and sorts: a sale price and a rent per week. Null for a hidden price, so no
 * filter, sort or count can reveal it (V22).
 */
export function searchPrices(listing: {
  type: ListingType;
  pricing: Pricing;
  leasePricing?: Pricing | null;
}): SearchPrices {
  const { type, pricing, leasePricing = null } = listing;
  return {
    salePriceCents: type === 'lease' ? null : visiblePriceCents(pricing),
    leasePriceCents: type === 'lease' ? visiblePriceCents(pricing) : visiblePriceCents(leasePricing),
  };
}

/** In cents: the price, or the lower end of a range. */
function visiblePriceCents(pricing: Pricing | null): number | null {
  if (!pricing?.displayValue || pricing.displayType === 'hide') return null;
  const { displayValue } = pricing;
  return centsOf('value' in displayValue ? displayValue.value : displayValue.range.min);
}
