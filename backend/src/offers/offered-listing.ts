import type { OfferedListing } from 'shared-contract/offer/offer-rules';
import { type Audience, shownPricing } from '../listings/shown-pricing.ts';
import type { OfferedRow } from './offer-store.ts';

/** What the rules ask of a listing, as this reader may know it: a visitor's refusal tells nothing of a hidden price (V22). */
export function offeredAs({ listing, property }: OfferedRow, audience: Audience): OfferedListing {
  return {
    type: listing.type,
    pricing: shownPricing(listing.pricing, audience),
    leasePricing: listing.leasePricing && shownPricing(listing.leasePricing, audience),
    property: { propertyType: { name: property.propertyType }, address: { state: property.state } },
  };
}
