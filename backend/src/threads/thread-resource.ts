import { acceptsApplications } from 'shared-contract/application/application-rules';
import { localDateIn } from 'shared-contract/date/local-date';
import { isArchivedEnquiry } from 'shared-contract/enquiry/enquiry';
import { nextStatuses } from 'shared-contract/listing/listing-status';
import { offerExpiryLabel } from 'shared-contract/offer/offer-expiry';
import { offerMoves, offerStatusAt } from 'shared-contract/offer/offer-rules';
import { addresses } from 'shared-contract/page/addresses';
import { type Thread, type ThreadStep, type ThreadSubject, threadPath } from 'shared-contract/thread/thread';
import { soldTimeOf } from '../listings/sold-time.ts';
import type { OfferRow } from '../offers/offer-store.ts';
import { tenancyStatus } from '../tenancies/tenancy-status.ts';
import { nextThreadStep, type ThreadFacts } from './next-thread-step.ts';
import type { ThreadObjects } from './thread-objects.ts';

type Subject = { subject: ThreadSubject; objectId: string };

/** Returns the JSON of a thread for one of its objects. It has no names. */
export function threadResource(found: ThreadObjects, { subject, objectId }: Subject, now: Date): Thread {
  const facts = factsOf(found, now);
  const happened = stepsOf(found, facts);
  const isOfSubject = ({ kind, id }: (typeof happened)[number]) =>
    id === objectId && (kind === subject || (subject === 'offer' && kind === 'acceptance'));
  // An offer has two steps once it is accepted.
  const current = happened.findLast(isOfSubject);
  const steps = happened.map((step) => ({ ...step, isCurrent: step === current }));
  const next = nextThreadStep(subject, facts);
  const here = steps.find(({ isCurrent }) => isCurrent)?.address;
  return {
    '@id': threadPath(found.property.id, subject, objectId),
    '@type': 'Thread',
    steps,
    nextStep: next && { ...next, isHere: next.address === here },
  };
}

function factsOf(found: ThreadObjects, now: Date): ThreadFacts {
  const { property, listing, enquiry, booking, application, agreement, tenancy, offer } = found;
  const [check] = found.checks;
  const applied = listing && { ...listing, property: { propertyType: { name: property.propertyType } } };
  return {
    propertyId: property.id,
    listing: applied && {
      id: applied.id,
      acceptsApplications: acceptsApplications(applied),
      canBeSold: nextStatuses(applied.status, applied.type).includes('sold'),
    },
    enquiry,
    inspection: booking && { hasEnded: booking.open.endAt <= now },
    application,
    check: check ?? null,
    agreement: agreement && { id: agreement.id, status: agreement.status, isSigned: agreement.signedAt !== null },
    tenancy: tenancy && {
      id: tenancy.id,
      status: tenancyStatus(tenancy, localDateIn(property.timeZone, now)),
      startDate: tenancy.startDate,
      bondLeftCents: Math.max(0, tenancy.bondCents - found.bondReceivedCents),
    },
    offer: offer && offerFacts(offer, found, now),
  };
}

function offerFacts(offer: OfferRow, found: ThreadObjects, now: Date): ThreadFacts['offer'] {
  const { property, listing, isOtherOfferAccepted } = found;
  const status = offerStatusAt(offer, now);
  const expiresAt = offer.expiresAt.toISOString();
  return {
    id: offer.id,
    status,
    kind: offer.terms.kind,
    moves: listing ? offerMoves('owner', status, listing.status) : [],
    isOtherAccepted: isOtherOfferAccepted,
    expiry: offerExpiryLabel({ status, expiresAt }, property.timeZone, now),
  };
}

/** Returns the steps in the order of the thread. Their dates are local dates at the property. */
function stepsOf(found: ThreadObjects, facts: ThreadFacts): Omit<ThreadStep, 'isCurrent'>[] {
  const { property, enquiry, booking, application, checks, agreement, tenancy } = found;
  const { id: propertyId, timeZone } = property;
  const dateOf = (at: Date | null) => at && localDateIn(timeZone, at);
  const enquiryAddress = enquiry && isArchivedEnquiry(enquiry) ? addresses.enquiryHistory : addresses.enquiries;
  return [
    enquiry && {
      kind: 'enquiry' as const,
      id: enquiry.id,
      label: 'Enquiry',
      status: enquiry.status,
      date: dateOf(enquiry.createdAt),
      address: enquiryAddress(propertyId, enquiry.id),
    },
    booking && {
      kind: 'inspection' as const,
      id: booking.row.id,
      label: 'Inspection',
      status: null,
      date: dateOf(booking.open.startAt),
      address: addresses.listingEditStep(booking.open.listingId, 'inspections'),
    },
    application && {
      kind: 'application' as const,
      id: application.id,
      label: 'Application',
      status: application.status,
      date: dateOf(application.decidedAt ?? application.submittedAt),
      address: addresses.application(propertyId, application.id),
    },
    ...checks
      .toSorted((one, other) => one.requestedAt.getTime() - other.requestedAt.getTime())
      .map((check) => ({
        kind: 'check' as const,
        id: check.id,
        label: 'Tenant check',
        status: check.status,
        date: dateOf(check.completedAt ?? check.requestedAt),
        address: addresses.tenantCheck(check.id),
      })),
    agreement && {
      kind: 'agreement' as const,
      id: agreement.id,
      label: 'Agreement',
      status: agreement.signedAt && agreement.status === 'initiated' ? 'signed' : agreement.status,
      // The date of an ended agreement would be that of its signing, which is misleading next to its status.
      date: agreement.status === 'terminated' ? null : dateOf(agreement.signedAt ?? agreement.createdAt),
      address: addresses.tenancyAgreementStep(agreement.id, 'review'),
    },
    tenancy && {
      kind: 'tenancy' as const,
      id: tenancy.id,
      label: 'Tenancy',
      status: facts.tenancy?.status ?? null,
      date: tenancy.startDate,
      address: addresses.tenancy(propertyId, tenancy.id),
    },
    tenancy && {
      kind: 'ledger' as const,
      id: tenancy.id,
      label: 'Rent ledger',
      status: null,
      date: null,
      address: addresses.rentalManagement(propertyId, tenancy.id),
    },
    ...offerSteps(found, facts),
  ].filter((step) => step !== null);
}

/** An offer, its acceptance, and the sale that ended the thread. */
function offerSteps({ property, listing, offer }: ThreadObjects, facts: ThreadFacts) {
  if (!offer || !facts.offer) return [];
  const dateOf = (at: Date) => localDateIn(property.timeZone, at);
  const address = addresses.propertyOffers(property.id, offer.id);
  const accepted = offer.status === 'accepted' ? offer.history.findLast(({ status }) => status === 'accepted') : null;
  const made = {
    kind: 'offer' as const,
    id: offer.id,
    label: 'Offer',
    status: accepted ? 'received' : facts.offer.status,
    date: dateOf(offer.createdAt),
    address,
  };
  if (!accepted) return [made];
  const acceptance = {
    kind: 'acceptance' as const,
    id: offer.id,
    label: 'Accepted',
    status: null,
    date: dateOf(new Date(accepted.at)),
    address,
  };
  const soldAt = listing && soldTimeOf(listing);
  if (!soldAt || offer.terms.kind !== 'sale') return [made, acceptance];
  return [
    made,
    acceptance,
    {
      kind: 'sale' as const,
      id: listing.id,
      label: 'Sale',
      status: 'sold',
      date: dateOf(soldAt),
      address: addresses.propertyListings(property.id),
    },
  ];
}
