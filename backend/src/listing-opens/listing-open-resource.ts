import type { ListingOpen } from 'shared-contract/listing/listing';
import { identity } from '../http/json-ld.ts';
import type { listingOpens } from './listing-open-table.ts';

type OpenRow = Pick<typeof listingOpens.$inferSelect, 'id' | 'listingId' | 'startAt' | 'endAt' | 'timeZone'>;

export const listingOpenPath = '/api/listing-opens';

export function listingOpenResource(open: OpenRow): ListingOpen {
  return {
    ...identity(listingOpenPath, 'ListingOpen', open.id),
    listing: `/api/listings/${open.listingId}`,
    startAt: open.startAt.toISOString(),
    endAt: open.endAt.toISOString(),
    timeZone: open.timeZone,
  };
}
