import { and, asc, desc, eq, gt, inArray, ne, or } from 'drizzle-orm';
import type { EnquiryStatus } from 'shared-contract/enquiry/enquiry';
import { publicStatuses } from 'shared-contract/listing/listing-status';
import { customerUsers } from '../customer-users/customer-user-table.ts';
import type { Database } from '../database/database.ts';
import { firstRow, storedRow } from '../database/single-row.ts';
import { listings } from '../listings/listing-table.ts';
import { completed, isOwn, type OwnerScope, type Paged, paged, type ReadScope } from '../owned-rows/owned-rows.ts';
import { properties } from '../properties/property-table.ts';
import { enquiries, enquiryReplies } from './enquiry-table.ts';

type EnquiryFilter = {
  id?: string;
  propertyId?: string | undefined;
  statuses?: EnquiryStatus[] | undefined;
};

export type EnquiryRow = {
  enquiry: typeof enquiries.$inferSelect;
  property: typeof properties.$inferSelect;
  listing: { id: string; headline: string; contactEmail: string | null; streetHidden: boolean };
  ownerEmail: string;
  replies: (typeof enquiryReplies.$inferSelect)[];
};

/** Returns the owner's enquiries, newest first. */
export function findEnquiries(scope: ReadScope, { statuses, ...filter }: EnquiryFilter = {}): Paged<EnquiryRow> {
  const { database, owner } = scope;
  const where = and(isOwn(enquiries, owner, filter), statuses && inArray(enquiries.status, statuses));
  const { id, headline, contactEmail, streetHidden } = listings;
  const listing = { id, headline, contactEmail, streetHidden };
  const found = paged(
    () => database.$count(enquiries, where),
    () =>
      database
        .select({ enquiry: enquiries, property: properties, listing, ownerEmail: customerUsers.username })
        .from(enquiries)
        .innerJoin(customerUsers, eq(customerUsers.id, enquiries.ownerId))
        .innerJoin(properties, eq(properties.id, enquiries.propertyId))
        .innerJoin(listings, eq(listings.id, enquiries.listingId))
        .where(where)
        .orderBy(desc(enquiries.createdAt), asc(enquiries.id)),
  );
  return completed(found, (rows) => withReplies(scope, rows));
}

export async function insertReply(
  { database, owner, now }: OwnerScope,
  reply: { enquiryId: string; message: string },
): Promise<void> {
  await database.insert(enquiryReplies).values({ ...reply, ownerId: owner.id, createdAt: now });
}

/** Returns a listing that visitors can see, with its owner's email address; null for any other listing. */
export function findListingForEnquiry(database: Database, listingId: string) {
  const { id, ownerId, propertyId, status, contactEmail, streetHidden } = listings;
  const shown = { id, ownerId, propertyId, status, contactEmail, streetHidden };
  const query = database
    .select({ ...shown, ownerEmail: customerUsers.username, property: properties })
    .from(listings)
    .innerJoin(properties, eq(properties.id, listings.propertyId))
    .innerJoin(customerUsers, eq(customerUsers.id, listings.ownerId));
  return firstRow(query.where(and(eq(listings.id, listingId), inArray(listings.status, publicStatuses))));
}

export const insertEnquiry = (database: Database, values: typeof enquiries.$inferInsert) =>
  storedRow(database.insert(enquiries).values(values).returning(), 'enquiry');

/** Finds an enquiry of the same sender with the same message. There is one when a user clicks twice. */
export function findDuplicateEnquiry(
  database: Database,
  same: { listingId: string; email: string; message: string },
  since: Date,
) {
  const { listingId, email, message, createdAt } = enquiries;
  const isSame = and(eq(listingId, same.listingId), eq(email, same.email), eq(message, same.message));
  const query = database.select().from(enquiries);
  return firstRow(query.where(and(isSame, gt(createdAt, since))).limit(1));
}

/**
 * Finds the first enquiry about a listing that is not spam and was sent with one of these email addresses, or by the
 * same account.
 */
export function findFirstEnquiry(
  database: Database,
  { listingId, emails, senderId }: { listingId: string; emails: readonly string[]; senderId: string | null },
): Promise<typeof enquiries.$inferSelect | null> {
  const hasEmail = inArray(
    enquiries.email,
    emails.map((email) => email.trim().toLowerCase()),
  );
  const isSender = senderId === null ? hasEmail : or(hasEmail, eq(enquiries.senderId, senderId));
  const where = and(eq(enquiries.listingId, listingId), isSender, ne(enquiries.status, 'spam'));
  const query = database.select().from(enquiries).where(where);
  return firstRow(query.orderBy(asc(enquiries.createdAt), asc(enquiries.id)).limit(1));
}

async function withReplies(
  { database, owner }: ReadScope,
  rows: readonly Omit<EnquiryRow, 'replies'>[],
): Promise<EnquiryRow[]> {
  const ids = rows.map(({ enquiry }) => enquiry.id);
  const replies = await database
    .select()
    .from(enquiryReplies)
    .where(and(inArray(enquiryReplies.enquiryId, ids), isOwn(enquiryReplies, owner)))
    .orderBy(asc(enquiryReplies.createdAt), asc(enquiryReplies.id));
  const byEnquiry = Map.groupBy(replies, ({ enquiryId }) => enquiryId);
  return rows.map((row) => ({ ...row, replies: byEnquiry.get(row.enquiry.id) ?? [] }));
}
