import { sql } from 'drizzle-orm';
import { pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { ownerId } from '../customer-users/customer-user-table.ts';
import { auditColumns, instant } from '../database/columns.ts';
import { listings } from '../listings/listing-table.ts';

/**
 * What a user saved about a listing. A row without marks stays, because the time at which the note was cleared keeps an
 * older note of another browser from coming back.
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

/** Whether the row has a mark. */
export const isMarked = sql`(${listingMarks.savedAt} is not null or ${listingMarks.hiddenAt} is not null or ${listingMarks.note} <> '')`;
