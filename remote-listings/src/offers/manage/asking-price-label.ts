import type { Listing } from 'shared-contract/listing/listing';
import { priceText } from 'shared-ui';

/** Returns the headline and the asking price or rent: `A sunny home · Asking $800,000`. */
export function askingPriceLabel({ headline, pricing, leasePricing, type }: Listing): string {
  const prices = [priceText({ ...pricing, displayType: ownerDisplayType(pricing) }, type)];
  if (type === 'both' && leasePricing)
    prices.push(priceText({ ...leasePricing, displayType: ownerDisplayType(leasePricing) }, 'lease'));
  return [headline, `Asking ${prices.join(' or ')}`].filter((part) => part !== '').join(' · ');
}

/**
 * Returns the display type with which the price is visible. Only the owner sees offers, so a hidden price is shown too.
 */
const ownerDisplayType = ({ displayType, displayValue }: Listing['pricing']) =>
  displayType === 'hide' && displayValue ? ('range' in displayValue ? 'range' : 'value') : displayType;
