import { jsonb, pgTable, uuid } from 'drizzle-orm/pg-core';
import { instant } from '../database/columns.ts';
import { listings } from '../listings/listing-table.ts';
import type { ListingState } from './listing-state.ts';

/**
 * The state of each shortlisted listing when its changes were last emailed. A row is replaced in the transaction that
 * queues the mails, so that each change is sent once.
 */
export const shortlistSnapshots = pgTable('shortlist_snapshots', {
  listingId: uuid('listing_id')
    .primaryKey()
    .references(() => listings.id, { onDelete: 'cascade' }),
  state: jsonb('state').$type<ListingState>().notNull(),
  takenAt: instant('taken_at').notNull(),
});
