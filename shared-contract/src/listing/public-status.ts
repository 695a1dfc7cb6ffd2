import type { UnknownValue } from '../wire/open-enum.ts';
import type { ListingStatus } from './listing.ts';

// This module has no schema, so a page can import it without a further request for JavaScript.

/**
 * The statuses in which visitors can open the listing. They include sold and leased, because emails link to such
 * listings.
 */
export const publicStatuses: readonly ListingStatus[] = ['active', 'underOffer', 'sold', 'leased'];

/** True for statuses in which visitors can open the listing. */
export function isPublicStatus(status: ListingStatus | UnknownValue): boolean {
  return publicStatuses.some((known) => known === status);
}
