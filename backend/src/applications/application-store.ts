import { and, asc, desc, eq, exists, gt, inArray, isNull, ne, not, or } from 'drizzle-orm';
import type { ApplicationAccess, ApplicationStatus } from 'shared-contract/application/application';
import { acceptsApplications } from 'shared-contract/application/application-rules';
import { hashOf, newSecret } from '../auth/secrets.ts';
import type { Database } from '../database/database.ts';
import { firstRow, storedRow } from '../database/single-row.ts';
import { requireFound } from '../http/problem.ts';
import { isAdvertisedListing, listings } from '../listings/listing-table.ts';
import { findOfferedListing, type OfferedRow } from '../offers/offer-store.ts';
import { completed, isOwn, type Paged, paged, type ReadScope } from '../owned-rows/owned-rows.ts';
import { tenancyAgreements } from '../tenancy-agreements/tenancy-agreement-table.ts';
import {
  applicants,
  applicationAccesses,
  applicationLinks,
  applicationStarts,
  applications,
} from './application-tables.ts';

export type ApplicationRow = typeof applications.$inferSelect;
export type ApplicantRow = typeof applicants.$inferSelect;
export type AccessRow = typeof applicationAccesses.$inferSelect;

/** An application with its adults, the first one first. */
export type ApplicationWithAdults = { row: ApplicationRow; adults: ApplicantRow[] };
export type FoundApplication = ApplicationWithAdults & { offered: OfferedRow };

export const isOpenForApplications = ({ listing, property }: OfferedRow): boolean =>
  acceptsApplications({ ...listing, property: { propertyType: { name: property.propertyType } } });

type Filter = {
  id?: string;
  listingId?: string | undefined;
  propertyId?: string | undefined;
  status?: ApplicationStatus | undefined;
};

/** Returns the applications for the owner's listings, newest first. Drafts are the applicants' own. */
export function findApplications({ database, owner }: ReadScope, filter: Filter = {}): Paged<ApplicationWithAdults> {
  const where = and(isOwn(applications, owner, filter), ne(applications.status, 'draft'));
  return completed(
    paged(
      () => database.$count(applications, where),
      () =>
        database.select().from(applications).where(where).orderBy(desc(applications.createdAt), asc(applications.id)),
    ),
    (rows) => withAdults(database, rows),
  );
}

/**
 * Returns the applications with which the owner has to do something, newest first: those without a decision, and the
 * approved ones for a home that is on the market and for which no agreement was created since.
 */
export async function findOpenApplications({ database, owner }: ReadScope): Promise<ApplicationWithAdults[]> {
  const { status, propertyId, listingId, decidedAt } = applications;
  const isOnMarket = exists(
    database
      .select({ id: listings.id })
      .from(listings)
      .where(and(eq(listings.id, listingId), isAdvertisedListing)),
  );
  const isFollowed = exists(
    database
      .select({ id: tenancyAgreements.id })
      .from(tenancyAgreements)
      .where(
        and(
          eq(tenancyAgreements.propertyId, propertyId),
          or(
            eq(tenancyAgreements.applicationId, applications.id),
            // One that the owner typed for these tenants, and not a renewal of another tenancy.
            and(
              isNull(tenancyAgreements.applicationId),
              isNull(tenancyAgreements.previousAgreementId),
              gt(tenancyAgreements.createdAt, decidedAt),
            ),
          ),
        ),
      ),
  );
  const waits = or(
    inArray(status, ['submitted', 'shortlisted']),
    and(eq(status, 'approved'), isOnMarket, not(isFollowed)),
  );
  const rows = await database
    .select()
    .from(applications)
    .where(and(isOwn(applications, owner), waits))
    .orderBy(desc(applications.createdAt), asc(applications.id));
  return rows.length === 0 ? [] : withAdults(database, rows);
}

export async function withAdults(database: Database, rows: ApplicationRow[]): Promise<ApplicationWithAdults[]> {
  const ids = rows.map(({ id }) => id);
  const adults = await database
    .select()
    .from(applicants)
    .where(inArray(applicants.applicationId, ids))
    .orderBy(asc(applicants.position));
  return rows.map((row) => ({ row, adults: adults.filter(({ applicationId }) => applicationId === row.id) }));
}

/** Reads an application with its adults and listing. @throws Problem 404 */
export async function findApplication(database: Database, id: string): Promise<FoundApplication> {
  const row = requireFound(await findApplicationRow(database, id));
  const [found] = await withAdults(database, [row]);
  const offered = requireFound(await findOfferedListing(database, row.listingId));
  return { ...requireFound(found), offered };
}

export const findApplicationRow = (database: Database, id: string): Promise<ApplicationRow | null> =>
  firstRow(database.select().from(applications).where(eq(applications.id, id)));

/** Every change of an application locks its row first, so that parallel completions submit it once. */
export async function lockApplication(database: Database, id: string): Promise<FoundApplication> {
  await database.select({ id: applications.id }).from(applications).where(eq(applications.id, id)).for('update');
  return findApplication(database, id);
}

/** Returns the adult of a mailed link, or null for an unknown link. */
export const findApplicantByToken = (database: Database, token: string) =>
  firstRow(
    database
      .select({ applicantId: applicants.id, applicationId: applicants.applicationId })
      .from(applicationLinks)
      .innerJoin(applicants, eq(applicants.id, applicationLinks.applicantId))
      .where(eq(applicationLinks.tokenHash, hashOf(token))),
  );

/** Creates and returns the secret token of a private link. The database stores only its hash. */
export async function createApplicationLink(database: Database, applicantId: string, now: Date): Promise<string> {
  const token = newSecret();
  await database.insert(applicationLinks).values({ tokenHash: hashOf(token), applicantId, createdAt: now });
  return token;
}

/** Returns when the newest link of an adult was created, or null. */
export async function findNewestLink(database: Database, applicantId: string): Promise<Date | null> {
  const row = await firstRow(
    database
      .select({ createdAt: applicationLinks.createdAt })
      .from(applicationLinks)
      .where(eq(applicationLinks.applicantId, applicantId))
      .orderBy(desc(applicationLinks.createdAt)),
  );
  return row?.createdAt ?? null;
}

export type AdultOfListing = { adult: ApplicantRow; status: ApplicationStatus };

/** Returns the adults of all applications for a listing, except withdrawn ones. */
export const findAdultsOfListing = (database: Database, listingId: string): Promise<AdultOfListing[]> =>
  database
    .select({ adult: applicants, status: applications.status })
    .from(applicants)
    .innerJoin(applications, eq(applications.id, applicants.applicationId))
    .where(and(eq(applications.listingId, listingId), ne(applications.status, 'withdrawn')))
    .orderBy(asc(applicants.id));

/** Returns the stored row, or null when its id exists. */
export const insertApplication = (
  database: Database,
  values: typeof applications.$inferInsert,
): Promise<ApplicationRow | null> =>
  firstRow(database.insert(applications).values(values).onConflictDoNothing().returning());

export const insertApplicant = (database: Database, values: typeof applicants.$inferInsert): Promise<ApplicantRow> =>
  storedRow(database.insert(applicants).values(values).returning(), 'applicant');

/** Stores that a user has asked to start an application. A repeated request stores nothing. */
export async function storeStart(
  { database, now }: { database: Database; now: Date },
  senderId: string,
  { id, listingId }: { id: string; listingId: string },
): Promise<void> {
  await database.insert(applicationStarts).values({ senderId, id, listingId, createdAt: now }).onConflictDoNothing();
}

/** One request can add two entries at the same time, whose order must not change from reply to reply. */
const byTime = [asc(applicationAccesses.at), asc(applicationAccesses.kind), asc(applicationAccesses.id)];

export const findAccesses = (database: Database, applicationId: string): Promise<AccessRow[]> =>
  database
    .select()
    .from(applicationAccesses)
    .where(eq(applicationAccesses.applicationId, applicationId))
    .orderBy(...byTime);

/** Returns every access of the owner, for the data export. */
export const findOwnAccesses = ({ database, owner }: ReadScope): Paged<AccessRow> => {
  const where = isOwn(applicationAccesses, owner);
  return paged(
    () => database.$count(applicationAccesses, where),
    () =>
      database
        .select()
        .from(applicationAccesses)
        .where(where)
        .orderBy(...byTime),
  );
};

export async function addAccess(
  { database, now }: { database: Database; now: Date },
  { id, ownerId }: Pick<ApplicationRow, 'id' | 'ownerId'>,
  kind: ApplicationAccess['kind'],
): Promise<void> {
  await database.insert(applicationAccesses).values({ ownerId, applicationId: id, at: now, by: 'owner', kind });
}
