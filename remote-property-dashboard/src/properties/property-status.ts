import type { Property, PropertyActivity } from 'shared-contract/property/property';
import { daysText, rentLateness } from 'shared-contract/tenancy/rent-lateness';
import { formatLocalDate } from 'shared-ui';
import { listingTypeLabel } from './property-labels.ts';

type StatusPart = { text: string; isLate?: boolean };

/**
 * Returns what is going on at a property for one line, such as "Leased to 12 Mar 2027" and "rent 3 days late". Only the
 * first part starts with a capital letter.
 */
export function propertyStatus({
  activity,
  currentListing,
  archivedAt,
}: Pick<Property, 'activity' | 'currentListing' | 'archivedAt'>): StatusPart[] {
  const parts: StatusPart[] = [
    ...(archivedAt ? [{ text: 'Archived' }] : []),
    ...tenancyParts(activity?.tenancy ?? null),
    ...(activity?.nextTenancyStart ? [{ text: leasedFrom(activity.nextTenancyStart) }] : []),
    ...(currentListing ? [{ text: listingText(currentListing) }] : []),
    ...countPart(activity?.openOffers, 'offer to answer', 'offers to answer'),
    ...countPart(activity?.newApplications, 'new application', 'new applications'),
    ...countPart(activity?.newEnquiries, 'new enquiry', 'new enquiries'),
  ];
  if (parts.length === 0) return [{ text: 'Not listed or leased' }];
  return parts.map((part, index) => (index === 0 ? part : { ...part, text: startLower(part.text) }));
}

function tenancyParts(tenancy: PropertyActivity['tenancy']): StatusPart[] {
  if (tenancy === null) return [];
  const late = rentLateness(tenancy);
  return [
    { text: termText(tenancy) },
    ...(late.kind === 'dueToday' ? [{ text: 'Rent due today' }] : []),
    ...(late.kind === 'behind' ? [{ text: `Rent ${daysText(late.days)} late`, isLate: true }] : []),
  ];
}

function termText({ status, startDate, endDate }: NonNullable<PropertyActivity['tenancy']>): string {
  if (status === 'upcoming') return leasedFrom(startDate);
  if (endDate === null) return 'Leased, no end date';
  return `${status === 'ending' ? 'Tenancy ends' : 'Leased to'} ${formatLocalDate(endDate)}`;
}

const leasedFrom = (startDate: string) => `Leased from ${formatLocalDate(startDate)}`;

function listingText({ type, status }: NonNullable<Property['currentListing']>): string {
  switch (status) {
    case 'active':
      return listingTypeLabel(type);
    case 'underOffer':
      return 'Under offer';
    case 'pendingReview':
      return 'Listing in review';
    default:
      return 'Draft listing';
  }
}

const countPart = (number: number | undefined, one: string, many: string): StatusPart[] =>
  number ? [{ text: number === 1 ? `1 ${one}` : `${number} ${many}` }] : [];

const startLower = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);
