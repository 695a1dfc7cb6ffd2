import type { ApplicationStatus } from 'shared-contract/application/application';
import { formatLocalDate } from 'shared-contract/date/format-local-date';
import type { OfferStatus } from 'shared-contract/offer/offer';
import { addresses } from 'shared-contract/page/addresses';
import { nextPaymentKind } from 'shared-contract/tenancy/next-payment';
import type { TenancyStatus } from 'shared-contract/tenancy/tenancy';
import type { TenantCheckStatus } from 'shared-contract/tenant-check/tenant-check-status';
import type { ThreadSubject } from 'shared-contract/thread/thread';

/** What the next step depends on. An id is null when the thread has no such object. */
export type ThreadFacts = {
  propertyId: string;
  listing: { id: string; acceptsApplications: boolean; canBeSold: boolean } | null;
  enquiry: { id: string; status: string } | null;
  inspection: { hasEnded: boolean } | null;
  application: { id: string; status: ApplicationStatus } | null;
  check: { id: string; status: TenantCheckStatus } | null;
  agreement: { id: string; status: string; isSigned: boolean } | null;
  /** `bondLeftCents` is what is left to pay of the bond. */
  tenancy: { id: string; status: TenancyStatus; startDate: string; bondLeftCents: number } | null;
  /**
   * `moves` are the statuses to which the owner can change the offer, `expiry` is how long it stays open. While another
   * offer on the listing is accepted, neither side can accept this one.
   */
  offer: {
    id: string;
    status: string;
    kind: 'sale' | 'lease';
    moves: readonly OfferStatus[];
    isOtherAccepted: boolean;
    expiry: string;
  } | null;
};

type Step = { text: string; address: string };

/** Returns what the owner does next with an object of a thread, or null when nothing is left to do. */
export const nextThreadStep = (subject: ThreadSubject, facts: ThreadFacts): Step | null => rules[subject](facts);

const rules: Record<ThreadSubject, (facts: ThreadFacts) => Step | null> = {
  enquiry: (facts) => {
    const { enquiry, propertyId } = facts;
    if (enquiry === null || enquiry.status === 'spam') return null;
    return (
      openAnswer(facts) ??
      (enquiry.status === 'new'
        ? { text: 'Reply to the enquiry', address: addresses.enquiries(propertyId, enquiry.id) }
        : inviteToApply(facts))
    );
  },
  inspection: (facts) => {
    const { inspection, listing } = facts;
    const seePlaces = listing && {
      text: 'See who is coming',
      address: addresses.listingEditStep(listing.id, 'inspections'),
    };
    return openAnswer(facts) ?? (inspection?.hasEnded ? inviteToApply(facts) : seePlaces);
  },
  application: (facts) => {
    const { application, propertyId } = facts;
    switch (application?.status) {
      case 'submitted':
      case 'shortlisted':
        return { text: 'Decide on the application', address: addresses.application(propertyId, application.id) };
      case 'approved':
        return openAgreement(facts) ?? createAgreement(facts);
      default:
        return null;
    }
  },
  check: (facts) => {
    const { check, application, propertyId } = facts;
    if (check === null) return null;
    if (check.status === 'complete') {
      return application === null ? createAgreement(facts) : rules.application(facts);
    }
    if (check.status === 'withdrawn' || check.status === 'cancelled') {
      return (
        application && { text: 'Open the application', address: addresses.application(propertyId, application.id) }
      );
    }
    return { text: 'Complete the tenant check', address: addresses.tenantCheck(check.id) };
  },
  agreement: (facts) => {
    const { agreement, tenancy, propertyId } = facts;
    if (agreement === null) return null;
    if (tenancy) return { text: 'Open the tenancy', address: addresses.tenancy(propertyId, tenancy.id) };
    if (agreement.status === 'terminated' || agreement.isSigned) return null;
    const text = agreement.status === 'draft' ? 'Complete and send the agreement' : 'Get the agreement signed';
    return { text, address: addresses.tenancyAgreementStep(agreement.id, 'review') };
  },
  tenancy: ({ tenancy, propertyId }) =>
    tenancy && {
      text: tenancy.status === 'ended' ? 'Open the rent ledger' : paymentText(tenancy),
      address: addresses.rentalManagement(propertyId, tenancy.id),
    },
  ledger: ({ tenancy, propertyId }) =>
    tenancy === null || tenancy.status === 'ended'
      ? null
      : {
          text: `${paymentText(tenancy)} when it arrives`,
          address: addresses.rentalManagement(propertyId, tenancy.id),
        },
  offer: (facts) => {
    const { offer, listing, propertyId } = facts;
    if (offer === null) return null;
    const address = addresses.propertyOffers(propertyId, offer.id);
    switch (offer.status) {
      case 'pending':
      case 'countered':
        return openOfferStep(offer, address);
      case 'accepted':
        if (offer.kind === 'lease') return createAgreement(facts);
        return listing?.canBeSold ? { text: 'Mark the listing as sold', address } : null;
      default:
        return null;
    }
  },
};

/** Names the payment that the form for payments starts with; before a tenancy starts, also says when it does. */
function paymentText(tenancy: NonNullable<ThreadFacts['tenancy']>): string {
  const payment = nextPaymentKind(tenancy) === 'bondReceipt' ? 'the bond' : 'rent';
  return tenancy.status === 'upcoming'
    ? `Starts ${formatLocalDate(tenancy.startDate)}: record ${payment}`
    : `Record ${payment}`;
}

/** Once the listing has left the market, the owner can only decline. */
function openOfferStep(offer: NonNullable<ThreadFacts['offer']>, address: string): Step | null {
  const { moves, expiry } = offer;
  if (!moves.includes('countered')) return moves.includes('rejected') ? { text: 'Decline the offer', address } : null;
  return { text: `${openOfferText(offer)}. ${expiry}.`, address };
}

function openOfferText({ status, isOtherAccepted }: NonNullable<ThreadFacts['offer']>): string {
  if (isOtherAccepted) return 'Decline it, or wait in case the accepted offer falls through';
  return status === 'pending' ? 'Accept, counter or decline the offer' : 'Wait for the answer to your counter-offer';
}

/** What the person sent after an enquiry or inspection. */
function openAnswer({ application, offer, propertyId }: ThreadFacts): Step | null {
  if (application) return { text: 'Open the application', address: addresses.application(propertyId, application.id) };
  return offer && { text: 'Open the offer', address: addresses.propertyOffers(propertyId, offer.id) };
}

/** The reply with the link to the application form. Without an enquiry there is nothing to reply to. */
const inviteToApply = ({ enquiry, listing, propertyId }: ThreadFacts): Step | null =>
  enquiry && listing?.acceptsApplications && (enquiry.status === 'new' || enquiry.status === 'replied')
    ? { text: 'Invite to apply', address: addresses.enquiries(propertyId, enquiry.id, 'apply') }
    : null;

const openAgreement = ({ agreement }: ThreadFacts): Step | null =>
  agreement && { text: 'Open the agreement', address: addresses.tenancyAgreementStep(agreement.id, 'review') };

const createAgreement = ({ application, propertyId }: ThreadFacts): Step => ({
  text: 'Create the agreement',
  address: addresses.tenancyAgreementCreate(propertyId, application?.id),
});
