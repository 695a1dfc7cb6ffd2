import type { ListingType, Pricing } from 'shared-contract/listing/listing';
import { priceText } from './price-text.ts';

/** A listing's price in words; see `priceText`. For a listing of type both, draw its `leasePricing` with type `lease`. */
export function PriceLine({ pricing, listingType }: { pricing: Pricing; listingType: ListingType }) {
  return <span>{priceText(pricing, listingType)}</span>;
}
