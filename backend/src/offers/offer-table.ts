import { sql } from 'drizzle-orm';
import { index, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import type { OfferEvent, OfferInput, OfferStatus, OfferTerms } from 'shared-contract/offer/offer';
import { customerUsers, ownerId } from '../customer-users/customer-user-table.ts';
import { auditColumns, instant } from '../database/columns.ts';
import { listingId } from '../listings/listing-table.ts';

/**
 * Offers. `ownerId` is the owner of the listing, not the buyer. An offer expires at `expiresAt`. Soon after, a job sets
 * its `status` and informs both sides.
 */
export const offers = pgTable(
  'offers',
  {
    /** The buyer's browser creates the id, so that a repeated request does not create a second offer. */
    id: uuid('id').primaryKey(),
    ownerId: ownerId(),
    listingId: listingId(),
    /** The buyer's account; null when the buyer was not signed in. */
    buyerId: uuid('buyer_id').references(() => customerUsers.id, { onDelete: 'set null' }),
    status: text('status').$type<OfferStatus>().notNull().default('pending'),
    /** The terms of the latest offer or counter-offer. */
    terms: jsonb('terms').$type<OfferTerms>().notNull(),
    buyer: jsonb('buyer').$type<OfferInput['buyer']>().notNull(),
    solicitor: jsonb('solicitor').$type<NonNullable<OfferInput['solicitor']>>(),
    message: text('message').notNull().default(''),
    expiresAt: instant('expires_at').notNull(),
    history: jsonb('history').$type<OfferEvent[]>().notNull(),
    ...auditColumns(),
  },
  (table) => [
    index('offers_owner').on(table.ownerId, table.createdAt.desc(), table.id),
    index('offers_listing').on(table.listingId),
    index('offers_buyer').on(table.buyerId).where(sql`buyer_id is not null`),
    uniqueIndex('offers_one_accepted').on(table.listingId).where(sql`status = 'accepted'`),
  ],
);

/**
 * The private links that were mailed to buyers, one per mail. A link contains a token; the database stores only its
 * hash.
 */
export const offerLinks = pgTable(
  'offer_links',
  {
    tokenHash: text('token_hash').primaryKey(),
    offerId: uuid('offer_id')
      .notNull()
      .references(() => offers.id, { onDelete: 'cascade' }),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (table) => [index('offer_links_offer').on(table.offerId)],
);
