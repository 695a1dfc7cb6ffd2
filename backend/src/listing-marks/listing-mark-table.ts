import { sql } from 'drizzle-orm';
import { pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { ownerId } from '../customer-users/customer-user-table.ts';
import { auditColumns, instant } from '../database/columns.ts';
import { listings } from '../listings/listing-table.ts';

/**
 * What a person keeps about a listing, usually somebody else's. A row whose mark is taken away stays: it knows when the note
 * was emptied, so that an older one from another browser does not come back.
 */
export const listingMarks = pgTable(
  'listing_marks',
  {
    ownerId: ownerId(),
    listingId: uuid('listing_id')
      .notNull()
      .references(() => listings.id, { onDelete: 'cascade' }),
    savedAt: instant('saved_at'),
    hiddenAt: instant('hidden_at'),
    note: text('note').notNull().default(''),
    noteAt: instant('note_at'),
    ...auditColumns(),
  },
  (table) => [primaryKey({ columns: [table.ownerId, table.listingId] })],
);

/** Whether anything is marked. */
export const isMarked = sql`(${listingMarks.savedAt} is not null or ${listingMarks.hiddenAt} is not null or ${listingMarks.note} <> '')`;
