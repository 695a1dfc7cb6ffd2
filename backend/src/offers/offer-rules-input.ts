import type { OfferedListing } from 'shared-contract/offer/offer-rules';
import { type Audience, visiblePricing } from '../listings/visible-fields.ts';
import type { OfferedRow } from './offer-store.ts';

/**
 * Returns the listing in the format of the offer rules. For the public it contains no hidden price, so that an error
 * message cannot reveal it (V22).
 */
export function offerRulesInput({ listing, property }: OfferedRow, audience: Audience): OfferedListing {
  return {
    type: listing.type,
    pricing: visiblePricing(listing.pricing, audience),
    leasePricing: listing.leasePricing && visiblePricing(listing.leasePricing, audience),
    property: { propertyType: { name: property.propertyType }, address: { state: property.state } },
  };
}
