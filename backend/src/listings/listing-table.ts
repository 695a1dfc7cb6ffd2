import { and, isNotNull, sql } from 'drizzle-orm';
import { boolean, index, integer, jsonb, pgTable, smallint, text, uuid } from 'drizzle-orm/pg-core';
import type { ListingDetail, ListingStatus, ListingType, Pricing } from 'shared-contract/listing/listing';
import type { AustralianState } from 'shared-contract/place/suburb';
import { ownerId } from '../customer-users/customer-user-table.ts';
import { cents, currentTransaction, instant, primaryId, stamps, transactionId } from '../database/columns.ts';
import { pictures } from '../pictures/picture-table.ts';
import { properties } from '../properties/property-table.ts';
import { suburbs } from '../suburbs/suburb-table.ts';

/**
 * What an owner entered, and beside it what search filters and sorts by (written by `searchColumns`), where the search
 * index reads it (listing-search/).
 * The price columns are private: with `…PriceHidden` their value leaves only towards the owner (V22).
 */
export const listings = pgTable(
  'listings',
  {
    id: primaryId(),
    ownerId: ownerId(),
    propertyId: uuid('property_id')
      .notNull()
      .references(() => properties.id, { onDelete: 'cascade' }),
    type: text('type').$type<ListingType>().notNull(),
    status: text('status').$type<ListingStatus>().notNull().default('draft'),
    headline: text('headline').notNull().default(''),
    description: text('description').notNull().default(''),
    /** As on the wire, price included: strip it for the public. */
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

    forSale: boolean('for_sale').notNull(),
    forLease: boolean('for_lease').notNull(),
    /** Lower end of a range. */
    salePriceCents: cents('sale_price_cents'),
    salePriceHidden: boolean('sale_price_hidden').notNull().default(false),
    /** Per week. */
    leasePriceCents: cents('lease_price_cents'),
    leasePriceHidden: boolean('lease_price_hidden').notNull().default(false),
    /** Lower case, as in search addresses: residential, commercial, land, rural. */
    propertyType: text('property_type').$type<'residential' | 'commercial' | 'land' | 'rural'>().notNull(),
    categorySlug: text('category_slug').notNull(),
    suburbId: uuid('suburb_id').references(() => suburbs.id),
    suburbSlug: text('suburb_slug').notNull(),
    state: text('state').$type<AustralianState>().notNull(),
    bedrooms: smallint('bedrooms').notNull().default(0),
    baths: smallint('baths').notNull().default(0),
    carSpaces: smallint('car_spaces').notNull().default(0),
    pictureId: uuid('picture_id').references(() => pictures.id),
    pictureCount: integer('picture_count').notNull().default(0),
    /** The transaction that changed it last: how the search index learns of it. */
    changedIn: transactionId('changed_in')
      .notNull()
      .default(currentTransaction)
      .$onUpdate(() => currentTransaction),
    ...stamps(),
  },
  (table) => [
    index('listings_owner').on(table.ownerId, table.createdAt, table.id),
    index('listings_property').on(table.propertyId),
    // In the order in which the search index reads them.
    index('listings_public')
      .on(table.publishedAt, table.id.desc().nullsFirst())
      .where(sql`status in ('active', 'underOffer') and published_at is not null`),
    index('listings_changed').on(table.changedIn),
    index('listings_suburb').on(table.suburbSlug, table.publishedAt.desc(), table.id).where(sql`status = 'active'`),
  ],
);

/** What everybody finds. In the words of the index `listings_public`, or it would not serve. */
export const isPublicListing = and(
  sql`${listings.status} in ('active', 'underOffer')`,
  isNotNull(listings.publishedAt),
);
