import * as z from 'zod/mini';
import { type ListingStatus, type ListingType, listingStatus } from './listing.ts';

/** `POST /api/listings/{id}/status`. Onto the market for the first time it goes by `POST /api/listings/{id}/publish`. */
export const listingStatusInput = z.object({ status: listingStatus });

/** Publishing puts a listing on the market: a draft, or one that was withdrawn. What was sold or leased is concluded. */
export function canPublish(status: ListingStatus): boolean {
  return status === 'draft' || status === 'withdrawn';
}

/** What an owner may say of a published listing next. `sold` where it is for sale, `leased` where it is for lease. */
export function nextStatuses(status: ListingStatus, type: ListingType): ListingStatus[] {
  const done: ListingStatus[] = type === 'sale' ? ['sold'] : type === 'lease' ? ['leased'] : ['sold', 'leased'];
  switch (status) {
    case 'active':
      return ['underOffer', ...done, 'withdrawn'];
    case 'underOffer':
      return ['active', ...done, 'withdrawn'];
    default:
      return [];
  }
}
