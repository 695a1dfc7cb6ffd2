import { index, pgTable, text } from 'drizzle-orm/pg-core';
import { ownerId } from '../customer-users/customer-user-table.ts';
import { instant, primaryId } from '../database/columns.ts';

/** Private calendar addresses of owners. The address contains a token; only its hash is stored. */
export const calendarFeeds = pgTable(
  'calendar_feeds',
  {
    id: primaryId(),
    ownerId: ownerId(),
    tokenHash: text('token_hash').notNull().unique(),
    createdAt: instant('created_at').notNull().defaultNow(),
    lastReadAt: instant('last_read_at'),
    revokedAt: instant('revoked_at'),
  },
  (table) => [index('calendar_feeds_owner').on(table.ownerId)],
);
