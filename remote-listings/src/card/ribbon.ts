import type { ListingSummary } from 'shared-contract/listing/listing';
import { listingStatusLabel } from 'shared-ui';

const newForDays = 3;

/** Returns the text on the corner of a card's photo, such as `Auction` or `New`. Null when there is none. */
export function ribbonOf(
  listing: Pick<ListingSummary, 'status' | 'publishedAt' | 'auctionDateTime'>,
  now: Date,
): string | null {
  if (listing.status !== 'active') return listingStatusLabel(listing.status).label;
  if (listing.auctionDateTime && new Date(listing.auctionDateTime) > now) return 'Auction';
  const publishedAt = listing.publishedAt ? new Date(listing.publishedAt).getTime() : Number.NEGATIVE_INFINITY;
  return now.getTime() - publishedAt < newForDays * 86_400_000 ? 'New' : null;
}
