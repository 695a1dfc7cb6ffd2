import { customType, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';

const bytea = customType<{ data: Buffer }>({ dataType: () => 'bytea' });

/** Stored images with their size. Image variants are rendered from the source and cached as files. */
export const pictures = pgTable('pictures', {
  id: uuid('id').primaryKey(),
  width: integer('width').notNull(),
  height: integer('height').notNull(),
  alt: text('alt').notNull(),
});

/** The bytes are in a table of their own, so that lists of pictures do not read them. */
export const pictureSources = pgTable('picture_sources', {
  pictureId: uuid('picture_id')
    .primaryKey()
    .references(() => pictures.id, { onDelete: 'cascade' }),
  mediaType: text('media_type').notNull(),
  bytes: bytea('bytes').notNull(),
});
