import type { Listing } from 'shared-contract/listing/listing';
import { priceText } from 'shared-ui';
import { soldLabel } from '../../listing/sold-label.ts';

/**
 * Returns the headline, the asking price or rent, and the sale: `A sunny home · Asking $800,000 · Sold on 24 Nov 2026`.
 */
export function askingPriceLabel(listing: Listing): string {
  const { headline, pricing, leasePricing, type } = listing;
  const prices = [priceText({ ...pricing, displayType: ownerDisplayType(pricing) }, type)];
  if (type === 'both' && leasePricing)
    prices.push(priceText({ ...leasePricing, displayType: ownerDisplayType(leasePricing) }, 'lease'));
  return [headline, `Asking ${prices.join(' or ')}`, soldLabel(listing)].filter(Boolean).join(' · ');
}

/**
 * Returns the display type with which the price is visible. Only the owner sees offers, so a hidden price is shown too.
 */
const ownerDisplayType = ({ displayType, displayValue }: Listing['pricing']) =>
  displayType === 'hide' && displayValue ? ('range' in displayValue ? 'range' : 'value') : displayType;
