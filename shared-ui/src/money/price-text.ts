import type { ListingType, Pricing } from 'shared-contract/listing/listing';
import { centsOf, formatPrice, formatRent } from 'shared-contract/money/money';

/** Shown in place of a hidden price (V22). */
export const hiddenPriceLabel = 'Contact agent';

/**
 * Returns a listing's price as its `displayType` says: `$650 per week`, `$850,000 – $890,000`, `Contact agent`. Never
 * returns a hidden price, although the owner's response contains it (V22).
 */
export function priceText(pricing: Pricing, listingType: ListingType): string {
  const { displayType, displayValue } = pricing;
  if (displayType === 'hide' || !displayValue) return hiddenPriceLabel;
  const format = (amount: string) => formatPrice(centsOf(amount));
  if ('range' in displayValue) {
    const { min, max } = displayValue.range;
    return `${format(min)} – ${listingType === 'lease' ? formatRent(centsOf(max)) : format(max)}`;
  }
  return listingType === 'lease' ? formatRent(centsOf(displayValue.value)) : format(displayValue.value);
}
