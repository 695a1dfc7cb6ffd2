import { sql } from 'drizzle-orm';
import { index, jsonb, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import type { ListingSearchQuery } from 'shared-contract/search/listing-search';
import type { SearchAlert } from 'shared-contract/search/saved-search';
import type { AlertTimeZone } from 'shared-contract/search/saved-search-input';
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
    alert: text('alert').$type<SearchAlert>().notNull().default('off'),
    timeZone: text('time_zone').$type<AlertTimeZone>().notNull().default('Australia/Melbourne'),
    /** Listings that were published later are new to alerts. Null until alerts are switched on for the first time. */
    alertAfter: instant('alert_after'),
    /** When alerts last looked for new listings. */
    alertedAt: instant('alerted_at'),
    ...auditColumns(),
  },
  (table) => [
    unique().on(table.ownerId, table.id),
    unique().on(table.ownerId, table.searchKey),
    index('saved_searches_alerts').on(table.ownerId, table.id).where(sql`${table.alert} <> 'off'`),
  ],
);
