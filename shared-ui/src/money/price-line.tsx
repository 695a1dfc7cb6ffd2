import type { ListingType, Pricing } from 'shared-contract/listing/listing';
import { priceText } from './price-text.ts';

/**
 * A listing's price, see `priceText`. For the rent of a listing with the type `both`, pass `leasePricing` and type
 * `lease`.
 */
export function PriceLine({ pricing, listingType }: { pricing: Pricing; listingType: ListingType }) {
  return <span>{priceText(pricing, listingType)}</span>;
}
