import { and, inArray, isNotNull, sql } from 'drizzle-orm';
import { boolean, index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import type { ListingDetail, ListingStatus, ListingType, Pricing } from 'shared-contract/listing/listing';
import { ownerId } from '../customer-users/customer-user-table.ts';
import { auditColumns, cents, instant, primaryId } from '../database/columns.ts';
import { pictures } from '../pictures/picture-table.ts';
import { propertyId } from '../properties/property-table.ts';
import type { PendingChanges } from './pending-changes.ts';

/** Listings as their owners entered them. After a change of a row, call `storeInSearch` in the same transaction. */
export const listings = pgTable(
  'listings',
  {
    id: primaryId(),
    ownerId: ownerId(),
    propertyId: propertyId(),
    type: text('type').$type<ListingType>().notNull(),
    status: text('status').$type<ListingStatus>().notNull().default('draft'),
    headline: text('headline').notNull().default(''),
    description: text('description').notNull().default(''),
    /** Includes hidden prices. Public responses must use `visiblePricing`. */
    pricing: jsonb('pricing').$type<Pricing>().notNull(),
    leasePricing: jsonb('lease_pricing').$type<Pricing>(),
    bondCents: cents('bond_cents'),
    listingPropertyDetails: jsonb('listing_property_details').$type<ListingDetail[]>().notNull().default([]),
    featureIds: uuid('feature_ids').array().notNull().default(sql`'{}'::uuid[]`),
    contactName: text('contact_name').notNull().default(''),
    contactEmail: text('contact_email'),
    contactPhone: text('contact_phone'),
    streetHidden: boolean('street_hidden').notNull().default(false),
    auctionAt: instant('auction_at'),
    publishedAt: instant('published_at'),
    /** When the listing was marked as sold. Null for other listings. */
    soldAt: instant('sold_at'),
    /** The price that visitors see after the listing was sold. Null without one. */
    soldPriceCents: cents('sold_price_cents'),
    /**
     * The sold price that the owner withholds from visitors. It has a column of its own, so that the previous backend,
     * which runs during a deployment, cannot show it.
     */
    withheldPriceCents: cents('withheld_price_cents'),
    /** Changes of a live listing that visitors do not see yet; null without any. Other columns are what they see. */
    pending: jsonb('pending').$type<PendingChanges>(),
    pictureId: uuid('picture_id').references(() => pictures.id),
    pictureCount: integer('picture_count').notNull().default(0),
    ...auditColumns(),
  },
  (table) => [
    index('listings_owner').on(table.ownerId, table.createdAt, table.id),
    index('listings_property').on(table.propertyId),
    // Used by the sitemaps, which contain the public listings in this order.
    index('listings_public')
      .on(table.publishedAt, table.id.desc().nullsFirst())
      .where(sql`status in ('active', 'underOffer') and published_at is not null`),
  ],
);

/** Returns the column by which a row of another table refers to its listing. */
export const listingId = () =>
  uuid('listing_id')
    .notNull()
    .references(() => listings.id, { onDelete: 'cascade' });

/** The condition for listings on the market, as `isAdvertised` of shared-contract has it. */
export const isAdvertisedListing = inArray(listings.status, ['active', 'underOffer']);

/**
 * The condition for public listings. The SQL must be exactly that of the `where` of the index `listings_public`;
 * otherwise PostgreSQL does not use the index.
 */
export const isPublicListing = and(
  sql`${listings.status} in ('active', 'underOffer')`,
  isNotNull(listings.publishedAt),
);
