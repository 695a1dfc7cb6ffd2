import type { OfferedListing } from 'shared-contract/offer/offer-rules';
import { type Audience, visibleMainPricing, visiblePricing } from '../listings/visible-fields.ts';
import type { OfferedRow } from './offer-store.ts';

/**
 * Returns the data of a listing that the offer rules check. For the public it omits a hidden price, so that the rules'
 * error messages cannot reveal the price (V22).
 */
export function offerRulesInput(row: OfferedRow, audience: Audience): OfferedListing {
  const { listing, property } = row;
  return {
    type: listing.type,
    pricing: visibleMainPricing(row, audience),
    leasePricing: listing.leasePricing && visiblePricing(listing.leasePricing, audience),
    property: { propertyType: { name: property.propertyType }, address: { state: property.state } },
  };
}
