import type { OfferedListing } from 'shared-contract/offer/offer-rules';
import { type Audience, visiblePricing } from '../listings/visible-pricing.ts';
import type { OfferedRow } from './offer-store.ts';

/** What the rules ask of a listing, as this reader may know it: a visitor's refusal tells nothing of a hidden price (V22). */
export function offerRulesInput({ listing, property }: OfferedRow, audience: Audience): OfferedListing {
  return {
    type: listing.type,
    pricing: visiblePricing(listing.pricing, audience),
    leasePricing: listing.leasePricing && visiblePricing(listing.leasePricing, audience),
    property: { propertyType: { name: property.propertyType }, address: { state: property.state } },
  };
}
