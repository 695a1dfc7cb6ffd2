import type { TenancyAgreementStatus } from 'shared-contract/agreement/tenancy-agreement';
import type { EnquiryStatus } from 'shared-contract/enquiry/enquiry';
import type { ListingStatus } from 'shared-contract/listing/listing';
import type { OfferStatus } from 'shared-contract/offer/offer';
import type { OrderStatus } from 'shared-contract/order/order';
import type { Subscription } from 'shared-contract/order/subscription';
import type { OwnershipStatus } from 'shared-contract/property/ownership-document';
import type { Tenancy } from 'shared-contract/tenancy/tenancy';
import type { TenantCheckStatus } from 'shared-contract/tenant-check/tenant-check';

/** How a status feels: still, under way, good, wants attention, bad. */
export type StatusTone = 'neutral' | 'progress' | 'good' | 'attention' | 'bad';

export type StatusKind =
  | 'listing'
  | 'ownership'
  | 'offer'
  | 'order'
  | 'subscription'
  | 'agreement'
  | 'tenancy'
  | 'check'
  | 'enquiry';

type Words<Status extends string> = Record<Status, readonly [words: string, tone: StatusTone]>;

const listing: Words<ListingStatus> = {
  draft: ['Draft', 'neutral'],
  pendingReview: ['In review', 'progress'],
  active: ['Active', 'good'],
  underOffer: ['Under offer', 'attention'],
  sold: ['Sold', 'good'],
  leased: ['Leased', 'good'],
  withdrawn: ['Withdrawn', 'neutral'],
  offmarket: ['Off market', 'neutral'],
};

const offer: Words<OfferStatus> = {
  pending: ['Pending', 'progress'],
  countered: ['Countered', 'attention'],
  accepted: ['Accepted', 'good'],
  rejected: ['Declined', 'neutral'],
  withdrawn: ['Withdrawn', 'neutral'],
  expired: ['Expired', 'neutral'],
};

const order: Words<OrderStatus> = {
  initiated: ['Not finished', 'attention'],
  paymentPending: ['Payment pending', 'progress'],
  paid: ['Paid', 'good'],
  processing: ['Processing', 'progress'],
  completed: ['Completed', 'good'],
  cancelled: ['Cancelled', 'neutral'],
  refunded: ['Refunded', 'neutral'],
};

const subscription: Words<Subscription['status']> = {
  active: ['Active', 'good'],
  cancelAtPeriodEnd: ['Ends with this period', 'attention'],
  cancelled: ['Cancelled', 'neutral'],
  pastDue: ['Payment overdue', 'bad'],
};

const agreement: Words<TenancyAgreementStatus> = {
  draft: ['Draft', 'neutral'],
  initiated: ['Initiated', 'progress'],
  terminated: ['Terminated', 'neutral'],
};

const tenancy: Words<Tenancy['status']> = {
  upcoming: ['Upcoming', 'progress'],
  active: ['Active', 'good'],
  ending: ['Ending', 'attention'],
  ended: ['Ended', 'neutral'],
};

const check: Words<TenantCheckStatus> = {
  draft: ['Draft', 'neutral'],
  awaitingConsent: ['Awaiting consent', 'attention'],
  submitted: ['Submitted', 'progress'],
  processing: ['Processing', 'progress'],
  complete: ['Complete', 'good'],
  needsInfo: ['Needs information', 'bad'],
};

const enquiry: Words<EnquiryStatus> = {
  new: ['New', 'attention'],
  replied: ['Replied', 'good'],
  closed: ['Closed', 'neutral'],
  spam: ['Spam', 'bad'],
};

const ownership: Words<OwnershipStatus> = {
  pending: ['Being checked', 'progress'],
  verified: ['Verified', 'good'],
  rejected: ['Not accepted', 'bad'],
};

const words: Record<StatusKind, Words<string>> = {
  listing,
  ownership,
  offer,
  order,
  subscription,
  agreement,
  tenancy,
  check,
  enquiry,
};

/** A status in words and tone. One that this version does not know is spelled out: `onHold` → `On hold`. */
export function statusLabel(kind: StatusKind, status: string): { words: string; tone: StatusTone } {
  const known = Object.hasOwn(words[kind], status) ? words[kind][status] : undefined;
  if (known) return { words: known[0], tone: known[1] };
  const spelled = status.replaceAll(/([a-z])([A-Z])/g, '$1 $2').toLowerCase();
  return { words: spelled.charAt(0).toUpperCase() + spelled.slice(1), tone: 'neutral' };
}
