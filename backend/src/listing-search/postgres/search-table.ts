import { boolean, customType, date, doublePrecision, pgTable, point, smallint, text, uuid } from 'drizzle-orm/pg-core';
import { cents, instant } from '../../database/columns.ts';
import { listings } from '../../listings/listing-table.ts';

const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' });

/**
 * The table that listing search reads, with one row per public listing. A row is written in the transaction that
 * changes the listing. Its columns contain the values by which searches filter and sort. `terms` contains the values of
 * filters, the features, the keywords and the days of open homes as lexemes (terms of PostgreSQL's text search), so
 * that one GIN index finds them all. drizzle cannot declare covering indexes, so the migration
 * `0001_search_storage.sql` creates indexes and storage settings.
 */
export const searchTable = pgTable('listing_search', {
  listingId: uuid('listing_id')
    .primaryKey()
    .references(() => listings.id, { onDelete: 'cascade' }),
  publishedAt: instant('published_at').notNull(),
  /** Null when the price is hidden. This table never contains a hidden price (V22). */
  salePriceCents: cents('sale_price_cents'),
  /** The weekly rent; null when it is hidden. */
  leasePriceCents: cents('lease_price_cents'),
  landSquareMetres: doublePrecision('land_square_metres'),
  /** No covering index contains it, so a search by floor area never scans one (`canScan`). */
  floorSquareMetres: doublePrecision('floor_square_metres'),
  auctionAt: instant('auction_at'),
  /** The next open home at the time when the row was last written or refreshed (`ListingSearch.refreshNextOpens`). */
  nextOpenStart: instant('next_open_start'),
  nextOpenEnd: instant('next_open_end'),
  /** The longitude is x, the latitude y. */
  location: point('location', { mode: 'xy' }),
  availableOn: date('available_on', { mode: 'string' }),
  bedrooms: smallint('bedrooms').notNull(),
  baths: smallint('baths').notNull(),
  carSpaces: smallint('car_spaces').notNull(),
  /** The version of the code that rendered `card`. */
  cardFormat: smallint('card_format').notNull(),
  forSale: boolean('for_sale').notNull(),
  forLease: boolean('for_lease').notNull(),
  underOffer: boolean('under_offer').notNull(),
  petsAllowed: boolean('pets_allowed').notNull(),
  furnished: boolean('furnished').notNull(),
  smokingPermitted: boolean('smoking_permitted').notNull(),
  propertyType: text('property_type').$type<'residential' | 'commercial' | 'land' | 'rural'>().notNull(),
  category: text('category').notNull(),
  suburb: text('suburb').notNull(),
  state: text('state').notNull(),
  postcode: text('postcode').notNull(),
  timeZone: text('time_zone').notNull(),
  features: text('features').array().notNull(),
  terms: tsvector('terms').notNull(),
  card: text('card').notNull(),
});
