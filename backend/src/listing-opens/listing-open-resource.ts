import type { ListingOpen } from 'shared-contract/listing/listing';
import { identity } from '../http/json-ld.ts';
import type { OpenRow } from '../listings/listing-row.ts';
import type { Audience } from '../listings/visible-fields.ts';

export const listingOpenPath = '/api/listing-opens';

/**
 * Returns the JSON of an open home. Visitors see how many places are left; the owner also sees how many are
 * booked, and how many are held for visitors who have not confirmed their booking.
 */
export function listingOpenResource(open: OpenRow, audience: Audience): ListingOpen {
  const { bookable, capacity, booked, held } = open;
  return {
    ...identity(listingOpenPath, 'ListingOpen', open.id),
    listing: `/api/listings/${open.listingId}`,
    startAt: open.startAt.toISOString(),
    endAt: open.endAt.toISOString(),
    timeZone: open.timeZone,
    bookable,
    ...(bookable && capacity !== null ? { placesLeft: Math.max(0, capacity - booked - held) } : {}),
    ...(audience === 'owner' ? { capacity, booked, held } : {}),
  };
}
