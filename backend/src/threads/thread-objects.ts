import type { ApplicationRow } from '../applications/application-store.ts';
import type { enquiries } from '../enquiries/enquiry-table.ts';
import type { inspectionBookings } from '../inspection-bookings/inspection-booking-table.ts';
import type { listingOpens } from '../listing-opens/listing-open-table.ts';
import type { listings } from '../listings/listing-table.ts';
import type { OfferRow } from '../offers/offer-store.ts';
import type { properties } from '../properties/property-table.ts';
import type { tenancies } from '../tenancies/tenancy-table.ts';
import type { tenancyAgreements } from '../tenancy-agreements/tenancy-agreement-table.ts';
import type { tenantChecks } from '../tenant-checks/tenant-check-table.ts';

/** The objects of one thread. Each is null when there is none, or when nothing links it to the others. */
export type ThreadObjects = {
  property: typeof properties.$inferSelect;
  /** The listing that the enquiry, booking, application or offer is about. */
  listing: typeof listings.$inferSelect | null;
  enquiry: typeof enquiries.$inferSelect | null;
  booking: { row: typeof inspectionBookings.$inferSelect; open: typeof listingOpens.$inferSelect } | null;
  application: ApplicationRow | null;
  /** The checks on the adults of the application, oldest first; without an application the one asked for. */
  checks: (typeof tenantChecks.$inferSelect)[];
  agreement: typeof tenancyAgreements.$inferSelect | null;
  tenancy: typeof tenancies.$inferSelect | null;
  /** What was received of the bond. Read only for the thread of a tenancy or its ledger, which says what to record. */
  bondReceivedCents: number;
  offer: OfferRow | null;
  /** Whether another offer on the listing is accepted. Read only for the thread of an offer. */
  isOtherOfferAccepted: boolean;
};
