import type { ActivityItem } from 'shared-contract/activity/activity';
import { offerExpiryLabel } from 'shared-contract/offer/offer-expiry';
import { agreementLabels, amountLabel } from 'shared-contract/offer/offer-labels';
import { formatInstant } from 'shared-ui';

/** What was sent: "Offer of $790,000". */
export function sentLabel({ kind, offered }: Pick<ActivityItem, 'kind' | 'offered'>): string {
  if (kind === 'enquiry') return 'Your enquiry';
  if (kind === 'offer') return offered ? `Your offer of ${amountLabel(offered)}` : 'Your offer';
  if (kind === 'application') return 'Your rental application';
  if (kind === 'inspection') return 'Your inspection';
  return 'Your message';
}

/** The status as the sender sees it. An application that is new for the owner was sent by the applicants. */
export const sentStatus = ({ kind, status }: Pick<ActivityItem, 'kind' | 'status'>): string =>
  kind === 'application' && (status === 'submitted' || status === 'started') ? 'sent' : status;

/** True while the sender has to act. */
export const isWaiting = ({ kind, status }: Pick<ActivityItem, 'kind' | 'status'>): boolean =>
  (kind === 'offer' && status === 'countered') || (kind === 'application' && status === 'draft');

/** What happens next, in one or two sentences. Empty for a status or a kind of a later release. */
export function nextStep(item: ActivityItem, now: Date): string {
  const { kind, listing } = item;
  const dayOf = (at: string) => formatInstant(at, 'date', listing.timeZone);
  if (kind === 'enquiry') return enquiryStep(item, dayOf);
  if (kind === 'offer') return offerStep(item, now);
  if (kind === 'inspection') return inspectionStep(item);
  return kind === 'application' ? applicationStep(item) : '';
}

type DayOf = (at: string) => string;

function enquiryStep({ status, answeredAt }: ActivityItem, dayOf: DayOf): string {
  if (status !== 'replied' || answeredAt === null) return 'We’ve sent it to the owner. We’ll email you the reply.';
  return `The owner replied on ${dayOf(answeredAt)}. We emailed you the reply.`;
}

/** The token of the page is not stored in clear text, so only the email has the link. */
const link = 'with the private link we emailed you';

function offerStep({ status, expiresAt, offered, listing }: ActivityItem, now: Date): string {
  const expiry = expiresAt === null ? '' : `${offerExpiryLabel({ status, expiresAt }, listing.timeZone, now)}. `;
  switch (status) {
    case 'pending':
      return `${expiry}We’ll email you the answer. Read or withdraw it ${link}.`;
    case 'countered':
      return `You have a counter-offer. ${expiry}Answer it ${link}.`;
    case 'accepted':
      return `Next, both sides sign a ${agreementLabels[offered?.kind ?? 'sale']}.`;
    case 'rejected':
      return listing.isPublic ? 'You can make another offer while the property is listed.' : '';
    case 'withdrawn':
      return 'You withdrew this offer.';
    case 'expired':
      return expiry.trim();
    default:
      return '';
  }
}

function inspectionStep({ status, inspection, listing }: ActivityItem): string {
  if (!inspection) return '';
  const day = formatInstant(inspection.startAt, 'day', listing.timeZone);
  const [start, end] = [inspection.startAt, inspection.endAt].map((at) => formatInstant(at, 'time', listing.timeZone));
  const when = `${day}, ${start} to ${end}, local time at the property`;
  if (status === 'booked') return `It’s on ${when}. Cancel it ${link}.`;
  return status === 'over' ? `It was on ${when}.` : `It was planned for ${when}.`;
}

function applicationStep({ status, adults, adultsLeft }: ActivityItem): string {
  switch (status) {
    case 'started':
      return 'Continue with the private link in our email.';
    case 'draft':
      return partsLeft(adults, adultsLeft);
    case 'submitted':
      return 'The owner can read it now. We’ll email you the answer.';
    case 'shortlisted':
      return 'You’re on the shortlist. We’ll email you the answer.';
    case 'approved':
      return 'Next, the owner sends you a tenancy agreement to sign.';
    case 'declined':
      return 'It was unsuccessful.';
    case 'withdrawn':
      return 'It was withdrawn, and its content was destroyed.';
    default:
      return '';
  }
}

function partsLeft(adults: number, adultsLeft: number): string {
  if (adults === 1) return 'It isn’t complete yet. Continue with the private link we emailed you.';
  const done = `${adults - adultsLeft} of ${adults} adults have completed their part`;
  return `${done}. It’s sent to the owner when all have. We emailed each adult a private link.`;
}
