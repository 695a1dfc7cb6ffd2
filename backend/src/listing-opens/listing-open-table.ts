import { boolean, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { ownerId } from '../customer-users/customer-user-table.ts';
import { auditColumns, instant, primaryId } from '../database/columns.ts';
import { listingId } from '../listings/listing-table.ts';

export const listingOpens = pgTable(
  'listing_opens',
  {
    id: primaryId(),
    ownerId: ownerId(),
    listingId: listingId(),
    startAt: instant('start_at').notNull(),
    endAt: instant('end_at').notNull(),
    timeZone: text('time_zone').notNull(),
    /** Whether visitors can book a place. */
    bookable: boolean('bookable').notNull().default(false),
    /** How many groups can book; null when there is no limit. */
    capacity: integer('capacity'),
    ...auditColumns(),
  },
  (table) => [index('listing_opens_listing').on(table.listingId, table.startAt)],
);
