import { and, asc, desc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import { hashOf, newSecret } from '../auth/secrets.ts';
import { customerUsers } from '../customer-users/customer-user-table.ts';
import type { Database } from '../database/database.ts';
import { firstRow, storedRow } from '../database/single-row.ts';
import { listingColumns, pictureColumns, propertyColumns } from '../listings/listing-row.ts';
import { listings } from '../listings/listing-table.ts';
import { isOwn, type Paged, paged, type ReadScope } from '../owned-rows/owned-rows.ts';
import { pictures } from '../pictures/picture-table.ts';
import { properties } from '../properties/property-table.ts';
import { isOtherAccepted } from './is-other-accepted.ts';
import { offerLinks, offers } from './offer-table.ts';

export type OfferRow = typeof offers.$inferSelect;
export type OfferFilter = { listingId?: string | undefined; propertyId?: string | undefined };

/** Returns the offers on the owner's listings, newest first. */
export function findOffers(
  { database, owner }: ReadScope,
  { listingId, propertyId }: OfferFilter = {},
): Paged<OfferRow> {
  const ofProperty = database
    .select({ id: listings.id })
    .from(listings)
    .where(isOwn(listings, owner, { propertyId }));
  const isOfProperty = propertyId === undefined ? undefined : inArray(offers.listingId, ofProperty);
  return pagesOf(database, and(isOwn(offers, owner, { listingId }), isOfProperty));
}

/** Returns the offers that the user made while signed in, newest first. */
export const findOffersByBuyer = ({ database, owner: buyer }: ReadScope): Paged<OfferRow> =>
  pagesOf(database, eq(offers.buyerId, buyer.id));

const pagesOf = (database: Database, where: SQL | undefined): Paged<OfferRow> =>
  paged(
    () => database.$count(offers, where),
    () => database.select().from(offers).where(where).orderBy(desc(offers.createdAt), asc(offers.id)),
  );

/** Finds an offer of any user by its id, which the buyer's browser chose. */
export const findOfferById = (database: Database, id: string): Promise<OfferRow | null> =>
  firstRow(database.select().from(offers).where(eq(offers.id, id)));

export async function findOfferByToken(database: Database, token: string): Promise<OfferRow | null> {
  const [row] = await database
    .select({ offer: offers })
    .from(offerLinks)
    .innerJoin(offers, eq(offers.id, offerLinks.offerId))
    .where(eq(offerLinks.tokenHash, hashOf(token)));
  return row?.offer ?? null;
}

/** Returns the newest offers that were made with an email address, in any spelling. */
export const findOffersByEmail = (database: Database, email: string, limit: number): Promise<OfferRow[]> =>
  database
    .select()
    .from(offers)
    .where(sql`lower(${offers.buyer} ->> 'email') = lower(${email})`)
    .orderBy(desc(offers.createdAt), asc(offers.id))
    .limit(limit);

/** Returns when the newest link of an offer was created, or null. */
export async function findNewestOfferLink(database: Database, offerId: string): Promise<Date | null> {
  const [row] = await database
    .select({ createdAt: offerLinks.createdAt })
    .from(offerLinks)
    .where(eq(offerLinks.offerId, offerId))
    .orderBy(desc(offerLinks.createdAt))
    .limit(1);
  return row?.createdAt ?? null;
}

/**
 * Creates and returns a secret token for the link in a mail to the buyer. The database stores only the token's hash.
 */
export async function createOfferLink(database: Database, offerId: string, now: Date): Promise<string> {
  const token = newSecret();
  await database.insert(offerLinks).values({ tokenHash: hashOf(token), offerId, createdAt: now });
  return token;
}

export type OfferedRow = NonNullable<Awaited<ReturnType<typeof findOfferedListing>>>;

/** Returns the listing of an offer with its owner's email address. The listing may have any status. */
export const findOfferedListing = (database: Database, id: string) =>
  firstRow(
    database
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
      .where(eq(listings.id, id)),
  );

/**
 * Locks a listing until the transaction ends. So it cannot be sold or leased while a visitor makes an offer, and
 * parallel requests cannot start two applications of a person.
 */
export async function lockOfferedListing(database: Database, id: string): Promise<void> {
  await database.select({ id: listings.id }).from(listings).where(eq(listings.id, id)).for('no key update');
}

/**
 * Locks the listing and then the offer. So when two offers on a listing are accepted at the same time, the second
 * request waits and then finds the accepted offer.
 */
export async function lockOffer(database: Database, { id, listingId }: OfferRow): Promise<OfferRow | null> {
  await database.select({ id: listings.id }).from(listings).where(eq(listings.id, listingId)).for('update');
  return firstRow(database.select().from(offers).where(eq(offers.id, id)).for('update'));
}

export const hasOtherAcceptedOffer = async (database: Database, { id }: OfferRow): Promise<boolean> =>
  (await database.$count(offers, and(eq(offers.id, id), isOtherAccepted))) > 0;

export const insertOffer = (database: Database, values: typeof offers.$inferInsert): Promise<OfferRow> =>
  storedRow(database.insert(offers).values(values).returning(), 'offer');
