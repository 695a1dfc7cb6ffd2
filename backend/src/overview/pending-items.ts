import { and, eq, gt, sql } from 'drizzle-orm';
import { enquiries } from '../enquiries/enquiry-table.ts';
import { listings } from '../listings/listing-table.ts';
import { offers } from '../offers/offer-table.ts';
import { isOwn, type OwnerScope } from '../owned-rows/owned-rows.ts';

/**
 * What waits for the owner, except tasks about tenancies and payments. `enquiries` has one entry for each property with
 * new ones: their number and the name of the latest enquirer.
 */
export type PendingItems = Awaited<ReturnType<typeof findPendingItems>>;

/**
 * Finds the owner's drafts of listings, new enquiries and offers that wait for an answer. Agreements and tenant checks
 * are absent, because no page lets the owner finish them yet.
 */
export async function findPendingItems({ database, owner, now }: OwnerScope) {
  const { id, headline, propertyId } = listings;
  const [drafts, newEnquiries, waiting] = await Promise.all([
    database
      .select({ id, headline, propertyId })
      .from(listings)
      .where(and(isOwn(listings, owner), eq(listings.status, 'draft'))),
    database
      .select({
        propertyId: enquiries.propertyId,
        count: sql<number>`count(*)::int`,
        latest: sql<string>`(array_agg(${enquiries.name} order by ${enquiries.createdAt} desc, ${enquiries.id}))[1]`,
      })
      .from(enquiries)
      .where(and(isOwn(enquiries, owner), eq(enquiries.status, 'new')))
      .groupBy(enquiries.propertyId),
    database
      .select({ id: offers.id, propertyId, terms: offers.terms, buyer: offers.buyer, expiresAt: offers.expiresAt })
      .from(offers)
      .innerJoin(listings, eq(listings.id, offers.listingId))
      .where(and(isOwn(offers, owner), eq(offers.status, 'pending'), gt(offers.expiresAt, now))),
  ]);
  return { drafts, enquiries: newEnquiries, offers: waiting };
}
