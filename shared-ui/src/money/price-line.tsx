import type { ListingType, Pricing } from 'shared-contract/listing/listing';
import { priceText } from 'shared-contract/listing/price-text';

type PriceLineProps = { pricing: Pricing; listingType: ListingType; auctionDateTime?: string | null | undefined };

/** A listing's price, see `priceText`. For the rent of a listing of type both, pass `leasePricing` and type `lease`. */
export function PriceLine({ pricing, listingType, auctionDateTime }: PriceLineProps) {
  return <span>{priceText(pricing, listingType, auctionDateTime)}</span>;
}
