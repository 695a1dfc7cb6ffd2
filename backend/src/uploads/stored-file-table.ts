import { integer, pgTable, text } from 'drizzle-orm/pg-core';
import { bytea, primaryId } from '../database/columns.ts';

/** The bytes of uploaded documents. The row that refers to a file decides who may read it. */
export const storedFiles = pgTable('stored_files', {
  id: primaryId(),
  mediaType: text('media_type').notNull(),
  byteSize: integer('byte_size').notNull(),
  bytes: bytea('bytes').notNull(),
});
