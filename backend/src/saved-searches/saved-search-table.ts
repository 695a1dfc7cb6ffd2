import { jsonb, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import type { ListingSearchQuery } from 'shared-contract/search/listing-search';
import { ownerId } from '../customer-users/customer-user-table.ts';
import { auditColumns, instant } from '../database/columns.ts';

/**
 * Saved searches of users. Searches that find the same listings have the same `searchKey`, so that a user cannot save a
 * search twice.
 */
export const savedSearches = pgTable(
  'saved_searches',
  {
    /**
     * Chosen by the client and unique per user only. If ids were unique among all users, an error would reveal that
     * another user has the id.
     */
    id: uuid('id').notNull(),
    ownerId: ownerId(),
    name: text('name').notNull(),
    search: jsonb('search').$type<ListingSearchQuery>().notNull(),
    searchKey: text('search_key').notNull(),
    seenAt: instant('seen_at').notNull(),
    ...auditColumns(),
  },
  (table) => [unique().on(table.ownerId, table.id), unique().on(table.ownerId, table.searchKey)],
);
