import { boolean, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import type { ListingAssetKind } from 'shared-contract/listing/listing-asset';
import { ownerId } from '../customer-users/customer-user-table.ts';
import { auditColumns, instant, primaryId } from '../database/columns.ts';
import { pictures } from '../pictures/picture-table.ts';
import { storedFiles } from '../uploads/stored-file-table.ts';
import { listings } from './listing-table.ts';

export const listingAssets = pgTable(
  'listing_assets',
  {
    id: primaryId(),
    ownerId: ownerId(),
    listingId: uuid('listing_id')
      .notNull()
      .references(() => listings.id, { onDelete: 'cascade' }),
    kind: text('kind').$type<ListingAssetKind>().notNull(),
    /** Of a photo or floor plan. */
    pictureId: uuid('picture_id').references(() => pictures.id),
    /** Of a document. */
    fileId: uuid('file_id').references(() => storedFiles.id),
    /** From 1 within its kind; the first photo is the main one (V18). */
    position: integer('position').notNull(),
    /** As its owner calls it. */
    fileName: text('file_name').notNull().default(''),
    byteSize: integer('byte_size').notNull().default(0),
    /** Near for pictures that look alike; null where nobody measured. */
    likeness: text('likeness'),
    /** Whether words seem to be laid over the photo. */
    hasText: boolean('has_text').notNull().default(false),
    /** Of a document: visitors of the listing may have it. */
    isPublic: boolean('is_public').notNull().default(false),
    /** Taken off the listing then; it can be put back until it is swept away. */
    removedAt: instant('removed_at'),
    ...auditColumns(),
  },
  (table) => [index('listing_assets_listing').on(table.listingId, table.position)],
);
