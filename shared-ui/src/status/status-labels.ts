import type { TenancyAgreementStatus } from 'shared-contract/agreement/tenancy-agreement';
import type { ApplicationStatus } from 'shared-contract/application/application';
import type { EnquiryStatus } from 'shared-contract/enquiry/enquiry';
import type { OfferStatus } from 'shared-contract/offer/offer';
import type { OrderStatus } from 'shared-contract/order/order';
import type { SubscriptionStatus } from 'shared-contract/order/subscription';
import type { OwnershipStatus } from 'shared-contract/property/ownership-document';
import type { TenancyStatus } from 'shared-contract/tenancy/tenancy';
import type { TenantCheckStatus } from 'shared-contract/tenant-check/tenant-check';
import { type Labels, labelOf, type StatusLabel } from './label-of.ts';
import { listingLabels } from './listing-status-label.ts';

/** Which set of statuses a status belongs to. */
export type StatusKind =
  | 'listing'
  | 'ownership'
  | 'offer'
  | 'application'
  | 'order'
  | 'subscription'
  | 'agreement'
  | 'tenancy'
  | 'check'
  | 'enquiry'
  | 'inspection';

const offer: Labels<OfferStatus> = {
  pending: ['Pending', 'progress'],
  countered: ['Countered', 'attention'],
  accepted: ['Accepted', 'good'],
  rejected: ['Declined', 'neutral'],
  withdrawn: ['Withdrawn', 'neutral'],
  expired: ['Expired', 'neutral'],
};

/** As the owner sees an application: a submitted one is new. */
const application: Labels<ApplicationStatus> = {
  draft: ['Incomplete', 'neutral'],
  submitted: ['New', 'attention'],
  shortlisted: ['Shortlisted', 'progress'],
  approved: ['Approved', 'good'],
  declined: ['Declined', 'neutral'],
  withdrawn: ['Withdrawn', 'neutral'],
};

const order: Labels<OrderStatus> = {
  initiated: ['Awaiting payment', 'attention'],
  paymentPending: ['Payment pending', 'progress'],
  paid: ['Paid', 'good'],
  processing: ['Processing', 'progress'],
  completed: ['Completed', 'good'],
  cancelled: ['Cancelled', 'neutral'],
  refunded: ['Refunded', 'neutral'],
};

const subscription: Labels<SubscriptionStatus> = {
  active: ['Active', 'good'],
  cancelAtPeriodEnd: ['Won’t renew', 'attention'],
  cancelled: ['Cancelled', 'neutral'],
  pastDue: ['Payment overdue', 'bad'],
};

/** `signed` is an initiated agreement that everyone has signed. */
const agreement: Labels<TenancyAgreementStatus | 'signed'> = {
  draft: ['Draft', 'neutral'],
  initiated: ['Sent for signing', 'progress'],
  signed: ['Signed', 'good'],
  terminated: ['Terminated', 'neutral'],
};

const tenancy: Labels<TenancyStatus> = {
  upcoming: ['Upcoming', 'progress'],
  active: ['Active', 'good'],
  ending: ['Ending', 'attention'],
  ended: ['Ended', 'neutral'],
};

/** `noticeDue` is a complete check with an entry, whose written notice was not sent yet. */
const check: Labels<TenantCheckStatus | 'noticeDue'> = {
  draft: ['Draft', 'neutral'],
  awaitingConsent: ['Awaiting consent', 'attention'],
  authorised: ['Authorised', 'progress'],
  submitted: ['Submitted', 'progress'],
  processing: ['Processing', 'progress'],
  complete: ['Complete', 'good'],
  noticeDue: ['Notice due', 'attention'],
  needsInfo: ['Needs information', 'bad'],
  withdrawn: ['Withdrawn', 'neutral'],
  cancelled: ['Cancelled', 'neutral'],
};

const enquiry: Labels<EnquiryStatus> = {
  new: ['New', 'attention'],
  replied: ['Replied', 'good'],
  closed: ['Closed', 'neutral'],
  spam: ['Spam', 'bad'],
};

/** A booked inspection, as its visitor sees it. */
const inspection: Labels<'booked' | 'over' | 'cancelled'> = {
  booked: ['Booked', 'good'],
  over: ['Past', 'neutral'],
  cancelled: ['Cancelled', 'neutral'],
};

const ownership: Labels<OwnershipStatus> = {
  pending: ['Being checked', 'progress'],
  verified: ['Verified', 'good'],
  rejected: ['Not accepted', 'bad'],
};

const labels: Record<StatusKind, Labels<string>> = {
  listing: listingLabels,
  ownership,
  offer,
  application,
  order,
  subscription,
  agreement,
  tenancy,
  check,
  enquiry,
  inspection,
};

/** Returns label and tone of a status. The label of an unknown status is made from its name: `onHold` → `On hold`. */
export const statusLabel = (kind: StatusKind, status: string): StatusLabel => labelOf(labels[kind], status);
