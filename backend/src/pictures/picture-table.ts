import { integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { bytea } from '../database/columns.ts';

/**
 * Pictures with their size in pixels. The original is in `pictureSources`; variants are rendered from it and cached as
 * files.
 */
export const pictures = pgTable('pictures', {
  id: uuid('id').primaryKey(),
  width: integer('width').notNull(),
  height: integer('height').notNull(),
  alt: text('alt').notNull(),
  /** The colours to show while it loads; null for a picture that was uploaded before previews existed. */
  preview: text('preview'),
});

/** The originals. They have their own table, so that reading a list of pictures does not read their bytes. */
export const pictureSources = pgTable('picture_sources', {
  pictureId: uuid('picture_id')
    .primaryKey()
    .references(() => pictures.id, { onDelete: 'cascade' }),
  mediaType: text('media_type').notNull(),
  bytes: bytea('bytes').notNull(),
});
