import { asc, eq, inArray, or, sql } from 'drizzle-orm';
import { pictureAddress, pictureWidths } from 'shared-contract/picture/picture';
import { customerUserResource } from '../customer-users/customer-user-resource.ts';
import { customerUserById } from '../customer-users/customer-user-store.ts';
import type { Database } from '../database/database.ts';
import { enquiryResource } from '../enquiries/enquiry-resource.ts';
import { findEnquiries } from '../enquiries/enquiry-store.ts';
import { pageRange } from '../http/parameters.ts';
import type { Owner } from '../http/route.ts';
import { listingMarkResource } from '../listing-marks/listing-mark-resource.ts';
import { findMarks } from '../listing-marks/listing-mark-store.ts';
import { listingOpenResource } from '../listing-opens/listing-open-resource.ts';
import { listingOpens } from '../listing-opens/listing-open-table.ts';
import { listingAssets } from '../listings/listing-asset-table.ts';
import { listingResource } from '../listings/listing-resource.ts';
import { findListing } from '../listings/listing-store.ts';
import { listings } from '../listings/listing-table.ts';
import { buyerOfferResource, offerResource } from '../offers/offer-resource.ts';
import { findOfferedListing, findOffers, findOffersByBuyer, type OfferRow } from '../offers/offer-store.ts';
import { orderResource } from '../orders/order-resource.ts';
import { findOrders } from '../orders/order-store.ts';
import { ownershipResource } from '../ownership-documents/ownership-document-routes.ts';
import { findDocuments } from '../ownership-documents/ownership-document-store.ts';
import { pictures } from '../pictures/picture-table.ts';
import { propertyResource } from '../properties/property-resource.ts';
import { findProperties } from '../properties/property-store.ts';
import { properties } from '../properties/property-table.ts';
import { savedSearchResource } from '../saved-searches/saved-search-resource.ts';
import { findSavedSearches } from '../saved-searches/saved-search-store.ts';
import { subscriptionResource } from '../subscriptions/subscription-resource.ts';
import { findSubscriptions } from '../subscriptions/subscription-store.ts';
import { tenancyResource } from '../tenancies/tenancy-resource.ts';
import { findTenancies } from '../tenancies/tenancy-store.ts';
import { tenancyAgreementResource } from '../tenancy-agreements/tenancy-agreement-resource.ts';
import { findAgreements } from '../tenancy-agreements/tenancy-agreement-store.ts';
import { tenantCheckResource } from '../tenant-checks/tenant-check-resource.ts';
import { findTenantChecks } from '../tenant-checks/tenant-check-store.ts';
import { userSessionResource } from '../user-sessions/user-session-resource.ts';
import { findUserSessions } from '../user-sessions/user-session-store.ts';

export type ExportSection = {
  /** The name of the file, without `.json`. */
  name: string;
  /** Describes the content to the user. */
  description: string;
  rows: () => AsyncIterable<object>;
};

export type ExportScope = { database: Database; owner: Owner; sessionId: string; now: Date };
type Range = { limit: number; offset: number };

/**
 * Returns everything that belongs to a user, in the format in which the API returns it to the owner. Add a section for
 * each new resource.
 */
export function exportSections({ database, owner, sessionId, now }: ExportScope): ExportSection[] {
  const section = <T>(
    name: string,
    description: string,
    find: (range: Range) => Promise<T[]>,
    resource: (row: T) => object | Promise<object>,
  ): ExportSection => ({ name, description, rows: () => inBatches(find, resource) });

  return [
    section('profile', 'Your name, email address and phone number.', findProfile(database, owner), (row) => row),
    section('properties', 'Your properties.', findExportedProperties(database, owner), propertyResource),
    section(
      'listings',
      'Your listings with texts, prices, features, pictures and contact details.',
      findListingIds(database, owner),
      ({ id }) => fullListing(database, owner, id),
    ),
    section(
      'ownership-documents',
      'Your ownership documents with their status. The files are in files/.',
      (range) => findDocuments(database, owner, undefined, range),
      ownershipResource,
    ),
    section('listing-opens', 'The open homes of your listings.', findOpens(database, owner), listingOpenResource),
    section(
      'orders',
      'Your orders with their items and amounts.',
      (range) => findOrders(database, owner, {}, range),
      (row) => orderResource(row, now),
    ),
    section(
      'subscriptions',
      'Your subscriptions.',
      (range) => findSubscriptions(database, owner, {}, range),
      subscriptionResource,
    ),
    section(
      'tenancies',
      'The tenancies of your properties.',
      (range) => findTenancies(database, owner, {}, range),
      (row) => tenancyResource(row, now),
    ),
    section(
      'tenancy-agreements',
      'Your tenancy agreements, drafts included.',
      (range) => findAgreements(database, owner, {}, range),
      tenancyAgreementResource,
    ),
    section(
      'tenant-checks',
      'The tenant checks that you requested.',
      (range) => findTenantChecks(database, owner, {}, range),
      tenantCheckResource,
    ),
    section(
      'enquiries',
      'The enquiries about your properties, with your replies.',
      (range) => findEnquiries(database, owner, {}, range),
      enquiryResource,
    ),
    section(
      'offers',
      'The offers on your listings, with their history.',
      (range) => findOffers(database, owner, {}, range),
      (row) => offerResource(row, now),
    ),
    section(
      'offers-made',
      'The offers you made while you were signed in.',
      (range) => findOffersByBuyer(database, owner, range),
      (row) => offerByBuyer(database, row, now),
    ),
    section(
      'listing-marks',
      'The listings you saved, hid or wrote a note about.',
      (range) => findMarks(database, owner, range),
      listingMarkResource,
    ),
    section(
      'saved-searches',
      'The searches you saved.',
      (range) => findSavedSearches(database, owner, range),
      savedSearchResource,
    ),
    section(
      'sessions',
      'The browsers in which you are signed in.',
      (range) => findUserSessions(database, owner, { currentId: sessionId, now }, range),
      (row) => userSessionResource(row, sessionId),
    ),
    section(
      'pictures',
      'The pictures of your properties and listings. Uploaded files are in files/.',
      findPictures(database, owner),
      (picture) => ({ ...picture, largest: pictureAddress(picture.id, largestWidth, 'jpeg') }),
    ),
  ];
}

const batch = 100;
const largestWidth = Math.max(...pictureWidths);

async function* inBatches<T>(
  find: (range: Range) => Promise<T[]>,
  resource: (row: T) => object | Promise<object>,
): AsyncIterable<object> {
  for (let page = 1; ; page += 1) {
    const rows = await find(pageRange(page, batch));
    for (const row of rows) yield await resource(row);
    if (rows.length < batch) return;
  }
}

const findProfile = (database: Database, owner: Owner) => async () => {
  const row = await customerUserById(database, owner.id);
  return row ? [{ ...customerUserResource(row), createdAt: row.createdAt.toISOString() }] : [];
};

const findExportedProperties =
  (database: Database, owner: Owner) =>
  async ({ limit, offset }: Range) =>
    (await findProperties(database, owner, 1 + offset / limit, {}, limit)).rows;

const findListingIds =
  (database: Database, owner: Owner) =>
  ({ limit, offset }: Range) =>
    database
      .select({ id: listings.id })
      .from(listings)
      .where(eq(listings.ownerId, owner.id))
      .orderBy(asc(listings.createdAt), asc(listings.id))
      .limit(limit)
      .offset(offset);

async function fullListing(database: Database, owner: Owner, id: string): Promise<object> {
  const row = await findListing(database, owner, id);
  if (!row) throw new Error(`The listing ${id} went away in the middle of its transaction.`);
  return listingResource(row, 'owner');
}

async function offerByBuyer(database: Database, row: OfferRow, now: Date): Promise<object> {
  const offered = await findOfferedListing(database, row.listingId);
  if (!offered) throw new Error(`The listing ${row.listingId} went away in the middle of its transaction.`);
  return buyerOfferResource(row, offered, now);
}

const findOpens =
  (database: Database, owner: Owner) =>
  ({ limit, offset }: Range) =>
    database
      .select()
      .from(listingOpens)
      .where(eq(listingOpens.ownerId, owner.id))
      .orderBy(asc(listingOpens.startAt), asc(listingOpens.id))
      .limit(limit)
      .offset(offset);

export const findPictures =
  (database: Database, owner: Owner) =>
  ({ limit, offset }: Range) =>
    database
      .select({
        id: pictures.id,
        width: pictures.width,
        height: pictures.height,
        alt: pictures.alt,
        listings: sql<string[]>`array(
          select distinct '/api/listings/' || a.listing_id from listing_assets a
          where a.picture_id = pictures.id and a.owner_id = ${owner.id} order by 1
        )`,
      })
      .from(pictures)
      .where(
        or(
          inArray(
            pictures.id,
            database
              .select({ id: listingAssets.pictureId })
              .from(listingAssets)
              .where(eq(listingAssets.ownerId, owner.id)),
          ),
          inArray(
            pictures.id,
            database.select({ id: properties.pictureId }).from(properties).where(eq(properties.ownerId, owner.id)),
          ),
          inArray(
            pictures.id,
            database.select({ id: listings.pictureId }).from(listings).where(eq(listings.ownerId, owner.id)),
          ),
        ),
      )
      .orderBy(asc(pictures.id))
      .limit(limit)
      .offset(offset);
