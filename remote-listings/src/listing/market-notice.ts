import type { Listing } from 'shared-contract/listing/listing';
import { soldLabel } from './sold-label.ts';

/** Returns the notice for visitors about a listing that is not active. Null for an active one. */
export function marketNotice(listing: Pick<Listing, 'status' | 'closed' | 'property'>): string | null {
  const sold = soldLabel(listing);
  switch (listing.status) {
    case 'active':
      return null;
    case 'underOffer':
      return 'This property is under offer. You can still enquire or make an offer.';
    case 'sold':
      return `${sold ?? 'This property has been sold'}. Here’s the original listing.`;
    case 'leased':
      return 'This property has been leased. Here’s the original listing.';
    case 'withdrawn':
      return 'This listing is withdrawn. Only you can see it.';
    case 'draft':
    case 'pendingReview':
      return 'This listing isn’t published. Only you can see it.';
    case 'offmarket':
      return `${sold ? `${sold}. ` : ''}This listing is off the market. Only you can see it.`;
    default:
      return null;
  }
}
