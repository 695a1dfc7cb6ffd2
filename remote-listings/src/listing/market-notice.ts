import type { Listing } from 'shared-contract/listing/listing';

/** Returns the notice for a listing that is not active, or null. */
export function marketNotice({ status }: Pick<Listing, 'status'>): string | null {
  switch (status) {
    case 'active':
      return null;
    case 'underOffer':
      return 'The owner is considering an offer. You can still ask about it and make one.';
    case 'sold':
      return 'This property has been sold. Here is how it was advertised.';
    case 'leased':
      return 'This property has been leased. Here is how it was advertised.';
    case 'withdrawn':
      return 'This listing is withdrawn: only you see it.';
    case 'draft':
    case 'pendingReview':
      return 'This listing is not published: only you see it.';
    case 'offmarket':
      return 'This listing is off the market: only you see it.';
    default:
      return null;
  }
}
