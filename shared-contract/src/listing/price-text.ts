import { centsOf, formatPrice, formatRent } from '../money/money.ts';
import { hiddenPriceLabel, type ListingType, type Pricing } from './listing.ts';

/**
 * Returns a listing's price as its `displayType` says: `$650 per week`, `$850,000 – $890,000`, `Price on application`.
 * Never returns a hidden price, although the owner's response contains it (V22). A hidden sale price before an auction
 * is `Auction`; `auctionDateTime` is its instant.
 */
export function priceText(pricing: Pricing, listingType: ListingType, auctionDateTime?: string | null): string {
  const { displayType, displayValue } = pricing;
  if (displayType === 'hide' || !displayValue) {
    const isAuction = listingType !== 'lease' && auctionDateTime && new Date(auctionDateTime) > new Date();
    return isAuction ? 'Auction' : hiddenPriceLabel;
  }
  const format = (amount: string) => formatPrice(centsOf(amount));
  if ('range' in displayValue) {
    const { min, max } = displayValue.range;
    return `${format(min)} – ${listingType === 'lease' ? formatRent(centsOf(max)) : format(max)}`;
  }
  return listingType === 'lease' ? formatRent(centsOf(displayValue.value)) : format(displayValue.value);
}
