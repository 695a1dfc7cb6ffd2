import { boolean, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import type { ListingAssetKind } from 'shared-contract/listing/listing-asset-kind';
import { ownerId } from '../customer-users/customer-user-table.ts';
import { auditColumns, instant, primaryId } from '../database/columns.ts';
import { pictures } from '../pictures/picture-table.ts';
import { storedFiles } from '../uploads/stored-file-table.ts';
import { listingId } from './listing-table.ts';

export const listingAssets = pgTable(
  'listing_assets',
  {
    id: primaryId(),
    ownerId: ownerId(),
    listingId: listingId(),
    kind: text('kind').$type<ListingAssetKind>().notNull(),
    /** Set for a photo or floor plan. */
    pictureId: uuid('picture_id').references(() => pictures.id),
    /** Set for a document. */
    fileId: uuid('file_id').references(() => storedFiles.id),
    /** Counts from 1 within the assets of one kind. The first photo is the main photo (V18). */
    position: integer('position').notNull(),
    /** The name that the file had on the owner's device. */
    fileName: text('file_name').notNull().default(''),
    byteSize: integer('byte_size').notNull().default(0),
    /** The SHA-256 hash of the uploaded file, by which the same file is recognised; null when it was not computed. */
    digest: text('digest'),
    /** A hash that is similar for photos that look alike (difference hash); null when it was not computed. */
    likeness: text('likeness'),
    /** True when the photo seems to contain added text, such as a watermark. */
    hasText: boolean('has_text').notNull().default(false),
    /** True for a document that visitors may download. */
    isPublic: boolean('is_public').notNull().default(false),
    /** When the owner removed the asset. The owner can restore it within a day; after that a job deletes it. */
    removedAt: instant('removed_at'),
    ...auditColumns(),
  },
  (table) => [
    index('listing_assets_listing').on(table.listingId, table.position),
    index('listing_assets_file').on(table.fileId),
  ],
);
