import type { Listing, Pricing } from 'shared-contract/listing/listing';
import { isPriceGuideBanned } from 'tenancy-law/rules/auction-price';

/**
 * The price as visitors see it. They never receive a forbidden price guide or a hidden amount; the owner receives both.
 */
export const visiblePricing = (listing: Listing): Pricing =>
  isPriceGuideBanned(listing) ? { ...listing.pricing, displayType: 'hide' } : listing.pricing;
