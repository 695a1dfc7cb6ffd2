import * as z from 'shared-contract/schema';
import { decimalAmount } from '../money/money.ts';
import type { UnknownValue } from '../wire/open-enum.ts';
import { type ListingStatus, type ListingType, listingStatus } from './listing.ts';

export { isPublicStatus, publicStatuses } from './public-status.ts';

/**
 * Body of `POST /api/listings/{id}/status`. Publishing has its own route, `POST /api/listings/{id}/publish`. The owner
 * of a sold listing can record its price: visitors see `soldPrice`, only the owner sees `withheldPrice`.
 */
export const listingStatusInput = z.object({
  status: listingStatus,
  soldPrice: z.optional(decimalAmount),
  withheldPrice: z.optional(decimalAmount),
});
export type ListingStatusInput = z.infer<typeof listingStatusInput>;

const editableStatuses: ReadonlySet<string> = new Set<ListingStatus>([
  'draft',
  'pendingReview',
  'active',
  'underOffer',
  'withdrawn',
]);

/**
 * True while the content of the listing can be changed: until it is sold, leased or `offmarket`. After that, the
 * listing is a record of what was advertised.
 */
export function isEditable(status: ListingStatus | UnknownValue): boolean {
  return editableStatuses.has(status);
}

/** True while the listing is on the market. During this time, no change may remove a required value. */
export function isAdvertised(status: ListingStatus | UnknownValue): boolean {
  return status === 'active' || status === 'underOffer';
}

/** True for the statuses from which a listing can be published: draft and withdrawn. Sold and leased are final. */
export function canPublish(status: ListingStatus | UnknownValue): boolean {
  return status === 'draft' || status === 'withdrawn';
}

/**
 * Returns the statuses that the owner can choose for a published listing; none for other listings. A listing for sale
 * ends as `sold`, one for lease as `leased`, one of type `both` as either.
 */
export function nextStatuses(status: ListingStatus | UnknownValue, type: ListingType): ListingStatus[] {
  const final: ListingStatus[] = type === 'sale' ? ['sold'] : type === 'lease' ? ['leased'] : ['sold', 'leased'];
  switch (status) {
    case 'active':
      return ['underOffer', ...final, 'withdrawn'];
    case 'underOffer':
      return ['active', ...final, 'withdrawn'];
    default:
      return [];
  }
}
