import { and, asc, desc, eq, gt, inArray, type SQL, sql } from 'drizzle-orm';
import type { EnquiryStatus } from 'shared-contract/enquiry/enquiry';
import { customerUsers } from '../customer-users/customer-user-table.ts';
import type { Database } from '../database/database.ts';
import { storedRow } from '../database/stored-row.ts';
import type { Owner } from '../http/route.ts';
import { listings } from '../listings/listing-table.ts';
import { properties } from '../properties/property-table.ts';
import { enquiries, enquiryReplies } from './enquiry-table.ts';

export type EnquiryFilter = { propertyId?: string | undefined; statuses?: EnquiryStatus[] | undefined };

type Replies = (typeof enquiryReplies.$inferSelect)[];
export type EnquiryRow = Awaited<ReturnType<typeof selectEnquiries>>[number] & { replies: Replies };

/** Returns enquiries, newest first. */
export async function findEnquiries(
  database: Database,
  owner: Owner,
  filter: EnquiryFilter,
  range: { limit: number; offset: number },
): Promise<EnquiryRow[]> {
  const rows = await selectEnquiries(database, filterCondition(owner, filter)).limit(range.limit).offset(range.offset);
  return withReplies(database, owner, rows);
}

export function countEnquiries(database: Database, owner: Owner, filter: EnquiryFilter): Promise<number> {
  return database.$count(enquiries, filterCondition(owner, filter));
}

export async function findEnquiry(database: Database, owner: Owner, id: string): Promise<EnquiryRow | undefined> {
  const rows = await selectEnquiries(database, and(eq(enquiries.id, id), eq(enquiries.ownerId, owner.id)));
  const [row] = await withReplies(database, owner, rows);
  return row;
}

/** Locks the row until the transaction ends. */
export async function lockEnquiry(database: Database, owner: Owner, id: string) {
  const [row] = await database
    .select()
    .from(enquiries)
    .where(and(eq(enquiries.id, id), eq(enquiries.ownerId, owner.id)))
    .for('update');
  return row;
}

export async function setEnquiryStatus(
  database: Database,
  owner: Owner,
  id: string,
  status: EnquiryStatus,
  now: Date,
): Promise<void> {
  await database
    .update(enquiries)
    .set({ status, version: sql`${enquiries.version} + 1`, updatedAt: now })
    .where(and(eq(enquiries.id, id), eq(enquiries.ownerId, owner.id)));
}

export async function insertReply(
  database: Database,
  owner: Owner,
  { enquiryId, message, now }: { enquiryId: string; message: string; now: Date },
): Promise<void> {
  await database.insert(enquiryReplies).values({ ownerId: owner.id, enquiryId, message, createdAt: now });
}

/** Returns a public listing with its owner's email address. */
export async function findListingForEnquiry(database: Database, listingId: string) {
  const [row] = await database
    .select({
      id: listings.id,
      ownerId: listings.ownerId,
      propertyId: listings.propertyId,
      status: listings.status,
      headline: listings.headline,
      contactEmail: listings.contactEmail,
      ownerEmail: customerUsers.username,
      property: properties,
    })
    .from(listings)
    .innerJoin(properties, eq(properties.id, listings.propertyId))
    .innerJoin(customerUsers, eq(customerUsers.id, listings.ownerId))
    .where(and(eq(listings.id, listingId), inArray(listings.status, ['active', 'underOffer', 'sold', 'leased'])));
  return row;
}

export async function insertEnquiry(database: Database, values: typeof enquiries.$inferInsert) {
  const rows = await database.insert(enquiries).values(values).returning();
  return storedRow(rows, 'enquiry');
}

/** Finds an enquiry with the same message and email address, which exists when a user clicks twice. */
export async function findDuplicateEnquiry(
  database: Database,
  { listingId, email, message }: { listingId: string; email: string; message: string },
  since: Date,
) {
  const [row] = await database
    .select()
    .from(enquiries)
    .where(
      and(
        eq(enquiries.listingId, listingId),
        eq(enquiries.email, email),
        eq(enquiries.message, message),
        gt(enquiries.createdAt, since),
      ),
    )
    .limit(1);
  return row;
}

function selectEnquiries(database: Database, where: SQL | undefined) {
  return database
    .select({
      enquiry: enquiries,
      property: properties,
      listing: {
        id: listings.id,
        headline: listings.headline,
        contactEmail: listings.contactEmail,
        streetHidden: listings.streetHidden,
      },
      ownerEmail: customerUsers.username,
    })
    .from(enquiries)
    .innerJoin(customerUsers, eq(customerUsers.id, enquiries.ownerId))
    .innerJoin(properties, eq(properties.id, enquiries.propertyId))
    .innerJoin(listings, eq(listings.id, enquiries.listingId))
    .where(where)
    .orderBy(desc(enquiries.createdAt), asc(enquiries.id))
    .$dynamic();
}

async function withReplies(
  database: Database,
  owner: Owner,
  rows: Omit<EnquiryRow, 'replies'>[],
): Promise<EnquiryRow[]> {
  if (rows.length === 0) return [];
  const ids = rows.map(({ enquiry }) => enquiry.id);
  const replies = await database
    .select()
    .from(enquiryReplies)
    .where(and(inArray(enquiryReplies.enquiryId, ids), eq(enquiryReplies.ownerId, owner.id)))
    .orderBy(asc(enquiryReplies.createdAt), asc(enquiryReplies.id));
  const byEnquiry = Map.groupBy(replies, ({ enquiryId }) => enquiryId);
  return rows.map((row) => ({ ...row, replies: byEnquiry.get(row.enquiry.id) ?? [] }));
}

function filterCondition(owner: Owner, { propertyId, statuses }: EnquiryFilter): SQL | undefined {
  return and(
    eq(enquiries.ownerId, owner.id),
    propertyId === undefined ? undefined : eq(enquiries.propertyId, propertyId),
    statuses === undefined ? undefined : inArray(enquiries.status, statuses),
  );
}
