import { integer, pgTable, text } from 'drizzle-orm/pg-core';
import { bytea, primaryId } from '../database/columns.ts';

/** Uploaded documents, whose bytes are in the file storage. The row that refers to a file decides who may read it. */
export const storedFiles = pgTable('stored_files', {
  id: primaryId(),
  mediaType: text('media_type').notNull(),
  byteSize: integer('byte_size').notNull(),
  /** Null for a file in the file storage; earlier versions stored files in this table. */
  bytes: bytea('bytes'),
});
