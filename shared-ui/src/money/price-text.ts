import type { ListingType, Pricing } from 'shared-contract/listing/listing';
import { centsOf, formatPrice } from 'shared-contract/money/money';

/** What stands for a price that is not told (V22). */
export const hiddenPriceLabel = 'Contact agent';

/**
 * A listing's price line by its `displayType`: `$650 per week`, `$850,000 – $890,000`, `Contact agent`.
 * A hidden price is never told, also when the value is at hand. Rent is per week always (SPEC §5).
 */
export function priceText(pricing: Pricing, listingType: ListingType): string {
  const { displayType, displayValue } = pricing;
  if (displayType === 'hide' || !displayValue) return hiddenPriceLabel;
  const figure =
    'value' in displayValue
      ? price(displayValue.value)
      : `${price(displayValue.range.min)} – ${price(displayValue.range.max)}`;
  return listingType === 'lease' ? `${figure} per week` : figure;
}

function price(amount: string): string {
  return formatPrice(centsOf(amount));
}
