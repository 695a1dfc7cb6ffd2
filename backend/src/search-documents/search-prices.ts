import type { ListingType, Pricing } from 'shared-contract/listing/listing';
import { centsOf } from 'shared-contract/money/money';

export type SearchPrices = { salePriceCents: number | null; leasePriceCents: number | null };

/**
 * Returns the sale price and the weekly rent by which searches filter and sort. A hidden or forbidden price is null,
 * so that no filter, sort order or count reveals it (V22).
 */
export function searchPrices(
  listing: { type: ListingType; pricing: Pricing; leasePricing?: Pricing | null },
  isSalePriceForbidden = false,
): SearchPrices {
  const { type, pricing, leasePricing = null } = listing;
  return {
    salePriceCents: type === 'lease' || isSalePriceForbidden ? null : visiblePriceCents(pricing),
    leasePriceCents: type === 'lease' ? visiblePriceCents(pricing) : visiblePriceCents(leasePricing),
  };
}

/** Returns the price in cents, or the lower end of a price range. Returns null when the price is hidden. */
function visiblePriceCents(pricing: Pricing | null): number | null {
  if (!pricing?.displayValue || pricing.displayType === 'hide') return null;
  const { displayValue } = pricing;
  return centsOf('value' in displayValue ? displayValue.value : displayValue.range.min);
}
