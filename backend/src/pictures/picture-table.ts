import { customType, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';

const bytea = customType<{ data: Buffer }>({ dataType: () => 'bytea' });

/** A stored image, its size known ahead. The ladder of smaller files is made from its source and is only a cache. */
export const pictures = pgTable('pictures', {
  id: uuid('id').primaryKey(),
  width: integer('width').notNull(),
  height: integer('height').notNull(),
  alt: text('alt').notNull(),
});

/** Apart from `pictures`, so that lists never read the bytes. */
export const pictureSources = pgTable('picture_sources', {
  pictureId: uuid('picture_id')
    .primaryKey()
    .references(() => pictures.id, { onDelete: 'cascade' }),
  mediaType: text('media_type').notNull(),
  bytes: bytea('bytes').notNull(),
});
