import { type AuctionedListing, auctionPriceRow } from './auction-price.ts';

/**
 * Returns the ban on price guides as a sentence with its source, for the owner of a listing to which it applies. It has
 * a file of its own, because the listing page, which loads the rule on a first visit, does not show it.
 */
export function priceGuideNotice(listing: AuctionedListing): string {
  const row = auctionPriceRow(listing);
  return row ? `${row.state}: homes that go to auction can’t show a price guide (${row.source.title}).` : '';
}
