import { and, eq, exists, gt, inArray, lte, not, notExists, or, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { addDays } from 'shared-contract/date/local-date';
import { expiryReminderDays } from 'shared-contract/property/document-rules';
import { signingParties, signings } from '../agreement-signing/signing-tables.ts';
import { findOpenApplications } from '../applications/application-store.ts';
import { namesOf } from '../applications/sealed-application.ts';
import type { BackendConfig } from '../config.ts';
import { propertyDocuments } from '../documents/document-tables.ts';
import { enquiries } from '../enquiries/enquiry-table.ts';
import { isAdvertisedListing, listings } from '../listings/listing-table.ts';
import { isOtherAccepted } from '../offers/is-other-accepted.ts';
import { offers } from '../offers/offer-table.ts';
import { isOwn, type OwnerScope, type ReadScope } from '../owned-rows/owned-rows.ts';
import { tenancyAgreements } from '../tenancy-agreements/tenancy-agreement-table.ts';
import { findPendingChecks } from '../tenant-checks/result/pending-checks.ts';

/**
 * What waits for the owner, except tasks about tenancies and payments. `enquiries` has one entry for each property with
 * new ones: their number and the name of the latest enquirer.
 */
export type PendingItems = Awaited<ReturnType<typeof findPendingItems>>;

/**
 * Finds the owner's drafts of listings, new enquiries, offers that can be accepted, accepted offers, applications
 * to decide or to follow with an agreement, agreements that every tenant accepted or one declined, tenant checks to go
 * on with, and documents that have expired or expire soon.
 */
export async function findPendingItems({ database, owner, now, config }: OwnerScope & { config: BackendConfig }) {
  const { id, headline, propertyId } = listings;
  const [drafts, newEnquiries, waiting, accepted, applications, agreements, documents, checks] = await Promise.all([
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
      .where(and(isOwn(offers, owner), eq(offers.status, 'pending'), gt(offers.expiresAt, now), not(isOtherAccepted))),
    findAcceptedOffers({ database, owner }),
    findOpenApplications({ database, owner }),
    findAgreements({ database, owner }),
    findExpiringDocuments({ database, owner, now }),
    findPendingChecks({ database, owner }, config),
  ]);
  const open = applications.map(({ row, adults }) => ({
    id: row.id,
    propertyId: row.propertyId,
    status: row.status,
    names: namesOf(config, adults),
  }));
  return {
    drafts,
    enquiries: newEnquiries,
    offers: waiting,
    accepted,
    applications: open,
    agreements,
    documents,
    checks,
  };
}

/**
 * Returns the accepted offers that nothing has followed yet: the home is not marked as sold or leased, and an offer to
 * lease has no agreement that was created later.
 */
function findAcceptedOffers({ database, owner }: ReadScope) {
  const { id, terms, buyer, status, updatedAt } = offers;
  const { propertyId } = listings;
  const hasAgreement = exists(
    database
      .select({ id: tenancyAgreements.id })
      .from(tenancyAgreements)
      .where(and(eq(tenancyAgreements.propertyId, propertyId), gt(tenancyAgreements.createdAt, updatedAt))),
  );
  return database
    .select({ id, propertyId, terms, buyer })
    .from(offers)
    .innerJoin(listings, eq(listings.id, offers.listingId))
    .where(
      and(
        isOwn(offers, owner),
        eq(status, 'accepted'),
        isAdvertisedListing,
        or(eq(sql`${terms} ->> 'kind'`, 'sale'), not(hasAgreement)),
      ),
    );
}

/** Returns the documents outside the bin that have expired, or expire within the days of the reminder and one more. */
function findExpiringDocuments({ database, owner, now }: OwnerScope) {
  const { id, name, category, expiresOn, propertyId } = propertyDocuments;
  // A day more, because the date at a property can differ from the one in UTC.
  const isNear = lte(expiresOn, addDays(now.toISOString().slice(0, 10), expiryReminderDays + 1));
  return database
    .select({ id, name, category, expiresOn, propertyId })
    .from(propertyDocuments)
    .where(and(isOwn(propertyDocuments, owner, { deletedAt: null }), isNear));
}

/** Returns the agreements whose latest round of signing waits for the owner. */
function findAgreements({ database, owner }: ReadScope) {
  const later = alias(signings, 'later');
  const { agreementId, step, sentAt } = signings;
  const isLatest = notExists(
    database
      .select({ id: later.id })
      .from(later)
      .where(and(eq(later.agreementId, agreementId), gt(later.sentAt, sentAt))),
  );
  const { propertyId, tenantDetails, status } = tenancyAgreements;
  const reason = sql<string | null>`(
    select ${signingParties.declineReason} from ${signingParties}
    where ${signingParties.signingId} = ${signings.id} and ${signingParties.status} = 'declined' limit 1)`;
  return database
    .select({ agreementId, step, propertyId, tenants: tenantDetails, reason })
    .from(signings)
    .innerJoin(tenancyAgreements, eq(tenancyAgreements.id, agreementId))
    .where(and(isOwn(signings, owner), inArray(step, ['accepted', 'declined']), isLatest, eq(status, 'initiated')));
}
