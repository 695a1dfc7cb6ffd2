import { customType, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';

const bytea = customType<{ data: Buffer }>({ dataType: () => 'bytea' });

/** A stored image and its size. Smaller variants are rendered from its source and cached as files. */
export const pictures = pgTable('pictures', {
  id: uuid('id').primaryKey(),
  width: integer('width').notNull(),
  height: integer('height').notNull(),
  alt: text('alt').notNull(),
});

/** A table of its own, so that lists never read the bytes. */
export const pictureSources = pgTable('picture_sources', {
  pictureId: uuid('picture_id')
    .primaryKey()
    .references(() => pictures.id, { onDelete: 'cascade' }),
  mediaType: text('media_type').notNull(),
  bytes: bytea('bytes').notNull(),
});
