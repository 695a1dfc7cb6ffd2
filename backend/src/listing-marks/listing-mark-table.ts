import { sql } from 'drizzle-orm';
import { pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { ownerId } from '../customer-users/customer-user-table.ts';
import { auditColumns, instant } from '../database/columns.ts';
import { listingId } from '../listings/listing-table.ts';

/**
 * What a user saved about a listing. A row stays when its marks are removed, because it records when the note was
 * cleared. Otherwise an older note from another browser would come back.
 */
export const listingMarks = pgTable(
  'listing_marks',
  {
    ownerId: ownerId(),
    listingId: listingId(),
    savedAt: instant('saved_at'),
    hiddenAt: instant('hidden_at'),
    note: text('note').notNull().default(''),
    noteAt: instant('note_at'),
    ...auditColumns(),
  },
  (table) => [primaryKey({ columns: [table.ownerId, table.listingId] })],
);

/** True for a row with at least one mark: saved, hidden or a note. */
export const isMarked = sql`(${listingMarks.savedAt} is not null or ${listingMarks.hiddenAt} is not null or ${listingMarks.note} <> '')`;
