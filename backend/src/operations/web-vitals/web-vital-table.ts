import { date, integer, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core';

/** How often each web vital was measured. Nothing in it refers to a user. */
export const webVitals = pgTable(
  'web_vitals',
  {
    /** In UTC. */
    day: date('day', { mode: 'string' }).notNull(),
    /** The path in the page table, such as `/listings/:listingId`. */
    page: text('page').notNull(),
    /** Such as `LCP`. */
    name: text('name').notNull(),
    /** The range of values, see `bucketOf`. */
    bucket: smallint('bucket').notNull(),
    count: integer('count').notNull(),
  },
  ({ day, page, name, bucket }) => [primaryKey({ columns: [day, page, name, bucket] })],
);
