import { boolean, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import type { ListingAssetKind } from 'shared-contract/listing/listing-asset-kind';
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
    /** For a photo or floor plan. */
    pictureId: uuid('picture_id').references(() => pictures.id),
    /** For a document. */
    fileId: uuid('file_id').references(() => storedFiles.id),
    /** From 1 within its kind. The first photo is the main one (V18). */
    position: integer('position').notNull(),
    /** The owner's name for the file. */
    fileName: text('file_name').notNull().default(''),
    byteSize: integer('byte_size').notNull().default(0),
    /** A difference hash, similar for photos that look alike; null when it was not computed. */
    likeness: text('likeness'),
    /** Whether the photo seems to contain overlaid text. */
    hasText: boolean('has_text').notNull().default(false),
    /** For a document: whether the public can download it. */
    isPublic: boolean('is_public').notNull().default(false),
    /** When the owner removed it. It can be restored until it is deleted. */
    removedAt: instant('removed_at'),
    ...auditColumns(),
  },
  (table) => [index('listing_assets_listing').on(table.listingId, table.position)],
);
