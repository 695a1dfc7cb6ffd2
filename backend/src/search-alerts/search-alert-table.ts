import { foreignKey, index, pgTable, primaryKey, uuid } from 'drizzle-orm/pg-core';
import { instant } from '../database/columns.ts';
import { listingId } from '../listings/listing-table.ts';
import { savedSearches } from '../saved-searches/saved-search-table.ts';

/**
 * The listings that alerts of saved searches contained. The primary key guarantees that no search sends a listing
 * twice. Rows are written in the transaction that queues the mail.
 */
export const searchAlerts = pgTable(
  'search_alerts',
  {
    ownerId: uuid('owner_id').notNull(),
    savedSearchId: uuid('saved_search_id').notNull(),
    listingId: listingId(),
    sentAt: instant('sent_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.ownerId, table.savedSearchId, table.listingId] }),
    foreignKey({
      name: 'search_alerts_search_fk',
      columns: [table.ownerId, table.savedSearchId],
      foreignColumns: [savedSearches.ownerId, savedSearches.id],
    }).onDelete('cascade'),
    // Finds the rows of a listing that is deleted, and old rows.
    index('search_alerts_listing').on(table.listingId),
    index('search_alerts_sent').on(table.sentAt),
  ],
);
