import type { ThreadSubject } from 'shared-contract/thread/thread';
import { applications } from '../applications/application-tables.ts';
import type { BackendConfig } from '../config.ts';
import { enquiries } from '../enquiries/enquiry-table.ts';
import { requireFound } from '../http/problem.ts';
import { inspectionBookings } from '../inspection-bookings/inspection-booking-table.ts';
import { emptyLedger, findLedgerTotals } from '../ledger/ledger-store.ts';
import { listings } from '../listings/listing-table.ts';
import { hasOtherAcceptedOffer } from '../offers/offer-store.ts';
import { offers } from '../offers/offer-table.ts';
import { findOwn, type ReadScope } from '../owned-rows/owned-rows.ts';
import { properties } from '../properties/property-table.ts';
import { tenancies } from '../tenancies/tenancy-table.ts';
import { tenancyAgreements } from '../tenancy-agreements/tenancy-agreement-table.ts';
import { tenantChecks } from '../tenant-checks/tenant-check-table.ts';
import {
  agreementOf,
  applicationOfEnquiry,
  bookingOf,
  checksOf,
  emailsOfAdults,
  enquiryOf,
  offerOf,
  openOf,
  type Person,
  tenancyOf,
} from './linked-objects.ts';
import type { ThreadObjects } from './thread-objects.ts';

type Scope = ReadScope & { config: BackendConfig };
type Start = Partial<Omit<ThreadObjects, 'property' | 'bondReceivedCents' | 'isOtherOfferAccepted'>>;

/**
 * Reads the thread of an object of a property: its stored references first, then what the same person sent about the
 * same listing.
 *
 * Not linked are: an application and a booking of someone who sent no enquiry, seen from the booking, because email
 * addresses of applications are encrypted; agreements that were not filled in from an application; and an offer to rent
 * with the agreement that followed.
 *
 * @throws Problem 404 for an object of another owner or property
 */
export async function findThread(
  scope: Scope,
  about: { propertyId: string; subject: ThreadSubject; objectId: string },
): Promise<ThreadObjects> {
  const property = requireFound(await findOwn(scope, properties, about.propertyId));
  const start = await starts[about.subject](scope, about.objectId);
  const before = await withOrigin(scope, start);
  const complete = await withSequel(scope, before);
  const placed = start.application ?? start.checks?.[0] ?? start.agreement ?? start.tenancy ?? complete.listing;
  requireFound(placed?.propertyId === property.id ? property : null);
  return {
    ...complete,
    property,
    bondReceivedCents: await bondReceivedOf(scope, start),
    isOtherOfferAccepted: start.offer != null && (await hasOtherAcceptedOffer(scope.database, start.offer)),
  };
}

async function bondReceivedOf({ database }: Scope, { tenancy }: Start): Promise<number> {
  if (!tenancy) return 0;
  const totals = await findLedgerTotals(database, [tenancy.id]);
  return (totals.get(tenancy.id) ?? emptyLedger).bondReceivedCents;
}

/** Read the object of a subject. */
const starts: Record<ThreadSubject, (scope: Scope, id: string) => Promise<Start>> = {
  enquiry: async (scope, id) => ({ enquiry: requireFound(await findOwn(scope, enquiries, id)) }),
  inspection: async (scope, id) => {
    const row = requireFound(await findOwn(scope, inspectionBookings, id));
    // The owner gets no details of a person who may not know about the booking.
    requireFound(row.heldUntil === null ? row : null);
    return { booking: { row, open: requireFound(await openOf(scope, row)) } };
  },
  application: async (scope, id) => {
    const application = requireFound(await findOwn(scope, applications, id));
    // Drafts are the applicants' own.
    return { application: requireFound(application.status === 'draft' ? null : application) };
  },
  check: async (scope, id) => ({ checks: [requireFound(await findOwn(scope, tenantChecks, id))] }),
  agreement: async (scope, id) => ({ agreement: requireFound(await findOwn(scope, tenancyAgreements, id)) }),
  tenancy: async (scope, id) => ({ tenancy: requireFound(await findOwn(scope, tenancies, id)) }),
  ledger: async (scope, id) => ({ tenancy: requireFound(await findOwn(scope, tenancies, id)) }),
  offer: async (scope, id) => ({ offer: requireFound(await findOwn(scope, offers, id)) }),
};

/** Adds what came before: the agreement of a tenancy, its application, and what its adults sent before. */
async function withOrigin(scope: Scope, start: Start): Promise<Start> {
  const { tenancy, booking, offer } = start;
  const agreementId = tenancy?.agreementId;
  const agreement = start.agreement ?? (agreementId ? await findOwn(scope, tenancyAgreements, agreementId) : null);
  const applicationId = agreement?.applicationId ?? start.checks?.[0]?.applicationId;
  const application = start.application ?? (applicationId ? await findOwn(scope, applications, applicationId) : null);
  const listingId = application?.listingId ?? booking?.open.listingId ?? offer?.listingId ?? start.enquiry?.listingId;
  const listing = listingId ? await findOwn(scope, listings, listingId) : null;
  const person = listing && (await personOf(scope, { ...start, application }, listing.id));
  const stored = application?.enquiryId ? await findOwn(scope, enquiries, application.enquiryId) : null;
  const enquiry = start.enquiry ?? stored ?? (person && (await enquiryOf(scope, person)));
  return { ...start, agreement, application, listing, enquiry, booking: booking ?? (await bookingOf(scope, person)) };
}

/** Who the thread is about: the sender of the enquiry, booking or offer, or the adults of the application. */
async function personOf(scope: Scope, { application, ...start }: Start, listingId: string): Promise<Person | null> {
  // A withdrawn application must not name who sent it.
  if (application?.status === 'withdrawn') return null;
  const senderId = application?.senderId ?? start.offer?.buyerId ?? start.enquiry?.senderId ?? null;
  const email = start.enquiry?.email ?? start.booking?.row.email ?? start.offer?.buyer.email;
  const emails = application ? await emailsOfAdults(scope, application) : email === undefined ? [] : [email];
  return { listingId, senderId, emails: emails.map((one) => one.trim().toLowerCase()) };
}

/** Adds what followed: the application or offer after an enquiry, then checks, agreement and tenancy. */
async function withSequel(scope: Scope, start: Start): Promise<Required<Start>> {
  const { enquiry = null, listing = null, booking = null, offer: known = null } = start;
  const startsEarly = !start.application && !start.agreement && !start.tenancy && !start.checks;
  const application = start.application ?? (startsEarly && enquiry ? await applicationOfEnquiry(scope, enquiry) : null);
  const person = startsEarly && listing ? await personOf(scope, start, listing.id) : null;
  const offer = known ?? (person && (await offerOf(scope, person)));
  const related = application ? await checksOf(scope, application) : [];
  const asked = start.checks ?? [];
  const checks = [...asked, ...related.filter(({ id }) => asked.every((one) => one.id !== id))];
  const agreement = start.agreement ?? (application && (await agreementOf(scope, application)));
  const tenancy = start.tenancy ?? (agreement && (await tenancyOf(scope, agreement)));
  return { listing, enquiry, booking, application, checks, agreement, tenancy, offer };
}
