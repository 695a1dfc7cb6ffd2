import type { ListingStatus } from 'shared-contract/listing/listing';
import { isEditable } from 'shared-contract/listing/listing-status';
import { conflict } from '../http/problem.ts';

/**
 * Checks that the listing's content, photos and open homes may still change.
 * @throws Problem 409 for a listing that was sold, leased or taken off the market
 */
export function requireEditable(status: ListingStatus): void {
  if (isEditable(status)) return;
  throw conflict('not-editable', `This listing is ${status} and can no longer be changed. Create a new listing.`);
}
