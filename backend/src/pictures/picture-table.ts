import { integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { customerUsers } from '../customer-users/customer-user-table.ts';
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
  /**
   * The user whose profile photo it is, which is deleted with the account; null for all other pictures. Never part of a
   * response: the address of a photo must not reveal the user.
   */
  profileUserId: uuid('profile_user_id')
    .unique()
    .references(() => customerUsers.id, { onDelete: 'cascade' }),
});

/** The originals. Their bytes are in the file storage. */
export const pictureSources = pgTable('picture_sources', {
  pictureId: uuid('picture_id')
    .primaryKey()
    .references(() => pictures.id, { onDelete: 'cascade' }),
  mediaType: text('media_type').notNull(),
  /** Null for a picture in the file storage; earlier versions stored pictures in this table. */
  bytes: bytea('bytes'),
});
