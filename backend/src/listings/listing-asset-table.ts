import { index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { ownerId } from '../customer-users/customer-user-table.ts';
import { primaryId, stamps } from '../database/columns.ts';
import { pictures } from '../pictures/picture-table.ts';
import { listings } from './listing-table.ts';

export const listingAssets = pgTable(
  'listing_assets',
  {
    id: primaryId(),
    ownerId: ownerId(),
    listingId: uuid('listing_id')
      .notNull()
      .references(() => listings.id, { onDelete: 'cascade' }),
    kind: text('kind').$type<'photo' | 'floorPlan' | 'document'>().notNull(),
    pictureId: uuid('picture_id').references(() => pictures.id),
    /** From 1; the first photo is the main one (V18). */
    position: integer('position').notNull(),
    ...stamps(),
  },
  (table) => [index('listing_assets_listing').on(table.listingId, table.position)],
);
