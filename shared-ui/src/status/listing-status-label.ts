import type { ListingStatus } from 'shared-contract/listing/listing';
import { type Labels, labelOf, type StatusLabel } from './label-of.ts';

export const listingLabels: Labels<ListingStatus> = {
  draft: ['Draft', 'neutral'],
  pendingReview: ['In review', 'progress'],
  active: ['Active', 'good'],
  underOffer: ['Under offer', 'attention'],
  sold: ['Sold', 'good'],
  leased: ['Leased', 'good'],
  withdrawn: ['Withdrawn', 'neutral'],
  offmarket: ['Off market', 'neutral'],
};

/** Like `statusLabel('listing', status)`, for public pages, which don't load the labels of the other statuses. */
export const listingStatusLabel = (status: string): StatusLabel => labelOf(listingLabels, status);
