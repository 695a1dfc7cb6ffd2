import type { OfferedListing } from 'shared-contract/offer/offer-rules';
import { type Audience, visiblePricing } from '../listings/visible-fields.ts';
import type { OfferedRow } from './offer-store.ts';

/**
 * Returns the data of a listing that the offer rules check. For the public it omits a hidden price, so that the rules'
 * error messages cannot reveal the price (V22).
 */
export function offerRulesInput({ listing, property }: OfferedRow, audience: Audience): OfferedListing {
  return {
    type: listing.type,
    pricing: visiblePricing(listing.pricing, audience),
    leasePricing: listing.leasePricing && visiblePricing(listing.leasePricing, audience),
    property: { propertyType: { name: property.propertyType }, address: { state: property.state } },
  };
}
