import { and, asc, desc, eq, inArray, ne, notInArray, or, sql } from 'drizzle-orm';
import type { ApplicationStatus } from 'shared-contract/application/application';
import type { ApplicationRow } from '../applications/application-store.ts';
import { applicants, applications } from '../applications/application-tables.ts';
import { unsealApplicant } from '../applications/sealed-application.ts';
import type { BackendConfig } from '../config.ts';
import { firstRow } from '../database/single-row.ts';
import { findFirstEnquiry } from '../enquiries/enquiry-store.ts';
import { inspectionBookings, isConfirmedBooking } from '../inspection-bookings/inspection-booking-table.ts';
import { listingOpens } from '../listing-opens/listing-open-table.ts';
import { offers } from '../offers/offer-table.ts';
import { findOwn, isOwn, type ReadScope } from '../owned-rows/owned-rows.ts';
import { tenancies } from '../tenancies/tenancy-table.ts';
import { tenancyAgreements } from '../tenancy-agreements/tenancy-agreement-table.ts';
import { tenantChecks } from '../tenant-checks/tenant-check-table.ts';
import type { ThreadObjects } from './thread-objects.ts';

/** Someone who wrote about a listing. `emails` are in lower case, as they are stored. */
export type Person = { listingId: string; emails: readonly string[]; senderId: string | null };

/** The first checks of an application; it has at most a few adults. */
const maxChecks = 6;

/** Decrypts the email addresses of the adults of one application. */
export async function emailsOfAdults(
  { database, config }: ReadScope & { config: BackendConfig },
  { id }: ApplicationRow,
): Promise<string[]> {
  const adults = await database.select().from(applicants).where(eq(applicants.applicationId, id));
  return adults.map((adult) => unsealApplicant(config, adult).email);
}

export const openOf = (scope: ReadScope, { openId }: typeof inspectionBookings.$inferSelect) =>
  findOwn(scope, listingOpens, openId);

export async function enquiryOf({ database, owner }: ReadScope, person: Person): Promise<ThreadObjects['enquiry']> {
  const found = await findFirstEnquiry(database, person);
  return found?.ownerId === owner.id ? found : null;
}

/** Returns the latest inspection of the listing that the person has booked. */
export async function bookingOf(
  { database, owner }: ReadScope,
  person: Person | null,
): Promise<ThreadObjects['booking']> {
  if (!person || person.emails.length === 0) return null;
  const booked = and(
    isOwn(inspectionBookings, owner),
    eq(listingOpens.listingId, person.listingId),
    inArray(inspectionBookings.email, [...person.emails]),
    isConfirmedBooking,
  );
  return firstRow(
    database
      .select({ row: inspectionBookings, open: listingOpens })
      .from(inspectionBookings)
      .innerJoin(listingOpens, eq(listingOpens.id, inspectionBookings.openId))
      .where(booked)
      .orderBy(desc(listingOpens.startAt), asc(inspectionBookings.id))
      .limit(1),
  );
}

/** A draft is the applicants' own. A withdrawn application must not name who sent it. */
const hidden: ApplicationStatus[] = ['draft', 'withdrawn'];

/** Returns the application that was started after an enquiry, or by the same account. The approved one comes first. */
export function applicationOfEnquiry(
  { database, owner }: ReadScope,
  { id, senderId, listingId }: NonNullable<ThreadObjects['enquiry']>,
): Promise<ApplicationRow | null> {
  const isSender = senderId === null ? undefined : eq(applications.senderId, senderId);
  const isLinked = or(eq(applications.enquiryId, id), isSender);
  const query = database
    .select()
    .from(applications)
    .where(and(isOwn(applications, owner, { listingId }), isLinked, notInArray(applications.status, hidden)));
  return firstRow(query.orderBy(desc(sql`${applications.status} = 'approved'`), desc(applications.createdAt)).limit(1));
}

/** Returns the person's offer on the listing; the accepted one comes first, then the latest. */
export function offerOf({ database, owner }: ReadScope, person: Person): Promise<ThreadObjects['offer']> {
  const { listingId, emails, senderId } = person;
  const hasEmail = inArray(sql`lower(${offers.buyer}->>'email')`, [...emails]);
  const isSender = senderId === null ? hasEmail : or(hasEmail, eq(offers.buyerId, senderId));
  const query = database
    .select()
    .from(offers)
    .where(and(isOwn(offers, owner, { listingId }), isSender));
  return firstRow(query.orderBy(desc(sql`${offers.status} = 'accepted'`), desc(offers.createdAt)).limit(1));
}

export const checksOf = ({ database, owner }: ReadScope, { id }: ApplicationRow): Promise<ThreadObjects['checks']> =>
  database
    .select()
    .from(tenantChecks)
    .where(isOwn(tenantChecks, owner, { applicationId: id }))
    .orderBy(asc(tenantChecks.requestedAt), asc(tenantChecks.id))
    .limit(maxChecks);

/** Returns the latest agreement that was filled in from an application; a terminated one only without others. */
export function agreementOf({ database, owner }: ReadScope, { id }: ApplicationRow) {
  const query = database
    .select()
    .from(tenancyAgreements)
    .where(isOwn(tenancyAgreements, owner, { applicationId: id }));
  const isOpen = ne(tenancyAgreements.status, 'terminated');
  return firstRow(query.orderBy(desc(isOpen), desc(tenancyAgreements.createdAt)).limit(1));
}

export const tenancyOf = ({ database, owner }: ReadScope, { id }: typeof tenancyAgreements.$inferSelect) =>
  firstRow(
    database
      .select()
      .from(tenancies)
      .where(isOwn(tenancies, owner, { agreementId: id })),
  );
