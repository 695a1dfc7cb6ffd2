import { boolean, index, pgTable, uuid } from 'drizzle-orm/pg-core';
import { instant } from '../database/columns.ts';

/**
 * Files to delete from the file storage. A trigger adds the file of each deleted row of `stored_files` and
 * `picture_sources`; a request adds the file that it is about to write, in case it does not commit.
 */
export const fileDeletions = pgTable(
  'file_deletions',
  {
    fileId: uuid('file_id').primaryKey(),
    dueAt: instant('due_at').notNull(),
  },
  (table) => [index('file_deletions_due_at_index').on(table.dueAt)],
);

/** One row: the id of the file storage that belongs to this database. */
export const fileStorages = pgTable('file_storages', {
  id: uuid('id').primaryKey().defaultRandom(),
  /** Whether a storage has been marked with the id. */
  isMarked: boolean('is_marked').notNull().default(false),
});
