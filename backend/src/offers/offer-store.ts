import { and, asc, count, desc, eq, ne, sql } from 'drizzle-orm';
import { hashOf, newSecret } from '../auth/secrets.ts';
import { customerUsers } from '../customer-users/customer-user-table.ts';
import type { Database } from '../database/database.ts';
import { storedRow } from '../database/stored-row.ts';
import { pageRange } from '../http/parameters.ts';
import type { Owner } from '../http/route.ts';
import { listingColumns, pictureColumns, propertyColumns } from '../listings/listing-row.ts';
import { listings } from '../listings/listing-table.ts';
import { pictures } from '../pictures/picture-table.ts';
import { properties } from '../properties/property-table.ts';
import { offerLinks, offers } from './offer-table.ts';

export type OfferRow = typeof offers.$inferSelect;
export type OfferFilter = { listingId?: string | undefined; propertyId?: string | undefined };

const filterCondition = (owner: Owner, { listingId, propertyId }: OfferFilter) =>
  and(
    eq(offers.ownerId, owner.id),
    listingId === undefined ? undefined : eq(offers.listingId, listingId),
    propertyId === undefined ? undefined : eq(listings.propertyId, propertyId),
  );

/** Returns offers, newest first. */
export async function findOffers(
  database: Database,
  owner: Owner,
  filter: OfferFilter,
  range = pageRange(1),
): Promise<OfferRow[]> {
  const rows = await database
    .select({ offer: offers })
    .from(offers)
    .innerJoin(listings, eq(listings.id, offers.listingId))
    .where(filterCondition(owner, filter))
    .orderBy(desc(offers.createdAt), asc(offers.id))
    .limit(range.limit)
    .offset(range.offset);
  return rows.map(({ offer }) => offer);
}

export async function countOffers(database: Database, owner: Owner, filter: OfferFilter): Promise<number> {
  const [row] = await database
    .select({ total: count() })
    .from(offers)
    .innerJoin(listings, eq(listings.id, offers.listingId))
    .where(filterCondition(owner, filter));
  return row?.total ?? 0;
}

export async function findOffer(database: Database, owner: Owner, id: string): Promise<OfferRow | null> {
  const [row] = await database
    .select()
    .from(offers)
    .where(and(eq(offers.id, id), eq(offers.ownerId, owner.id)));
  return row ?? null;
}

/** Returns the offers that the user made while signed in, newest first. */
export async function findOffersByBuyer(database: Database, buyer: Owner, range: { limit: number; offset: number }) {
  return database
    .select()
    .from(offers)
    .where(eq(offers.buyerId, buyer.id))
    .orderBy(desc(offers.createdAt), asc(offers.id))
    .limit(range.limit)
    .offset(range.offset);
}

/** Finds an offer by the id that the client chose, of any user. */
export async function findOfferById(database: Database, id: string): Promise<OfferRow | null> {
  const [row] = await database.select().from(offers).where(eq(offers.id, id));
  return row ?? null;
}

export async function findOfferByToken(database: Database, token: string): Promise<OfferRow | null> {
  const [row] = await database
    .select({ offer: offers })
    .from(offerLinks)
    .innerJoin(offers, eq(offers.id, offerLinks.offerId))
    .where(eq(offerLinks.tokenHash, hashOf(token)));
  return row?.offer ?? null;
}

/** Creates a token for the link in a mail to the buyer. */
export async function createOfferLink(database: Database, offerId: string): Promise<string> {
  const token = newSecret();
  await database.insert(offerLinks).values({ tokenHash: hashOf(token), offerId });
  return token;
}

export type OfferedRow = NonNullable<Awaited<ReturnType<typeof findOfferedListing>>>;

/** Returns the listing of an offer in any status, with its owner's email address. */
export async function findOfferedListing(database: Database, id: string) {
  const [row] = await database
    .select({
      listing: { ...listingColumns, contactEmail: listings.contactEmail },
      property: propertyColumns,
      picture: pictureColumns,
      ownerEmail: customerUsers.username,
    })
    .from(listings)
    .innerJoin(properties, eq(properties.id, listings.propertyId))
    .innerJoin(customerUsers, eq(customerUsers.id, listings.ownerId))
    .leftJoin(pictures, eq(pictures.id, listings.pictureId))
    .where(eq(listings.id, id));
  return row ?? null;
}

/**
 * Locks an offer. Always locks its listing first, so that two acceptances on one listing wait for each other and the
 * second sees the first.
 */
export async function lockOffer(database: Database, { id, listingId }: OfferRow): Promise<OfferRow | null> {
  await database.select({ id: listings.id }).from(listings).where(eq(listings.id, listingId)).for('update');
  const [row] = await database.select().from(offers).where(eq(offers.id, id)).for('update');
  return row ?? null;
}

export async function hasOtherAcceptedOffer(database: Database, { id, listingId }: OfferRow): Promise<boolean> {
  const [other] = await database
    .select({ id: offers.id })
    .from(offers)
    .where(and(eq(offers.listingId, listingId), eq(offers.status, 'accepted'), ne(offers.id, id)));
  return other !== undefined;
}

export async function insertOffer(database: Database, values: typeof offers.$inferInsert): Promise<OfferRow> {
  const rows = await database.insert(offers).values(values).returning();
  return storedRow(rows, 'offer');
}

export async function updateOffer(
  database: Database,
  { id, ownerId }: OfferRow,
  changes: Pick<OfferRow, 'status' | 'terms' | 'expiresAt' | 'history'>,
  now: Date,
): Promise<OfferRow> {
  const rows = await database
    .update(offers)
    .set({ ...changes, version: sql`${offers.version} + 1`, updatedAt: now })
    .where(and(eq(offers.id, id), eq(offers.ownerId, ownerId)))
    .returning();
  return storedRow(rows, 'offer');
}
