import { bigint, index, integer, pgTable, text } from 'drizzle-orm/pg-core';

/**
 * The requests of clients in the present time windows. rate-limiter-flexible names the columns and writes them in this
 * order. The table is unlogged, because the counts of a crashed database are of no use and every logged count would
 * wait for the disk.
 */
export const rateLimits = pgTable(
  'rate_limits',
  {
    /** A hash of the route and the IP address. */
    key: text('key').primaryKey(),
    points: integer('points').notNull(),
    /** The end of the window, in milliseconds since 1970. */
    expire: bigint('expire', { mode: 'number' }).notNull(),
  },
  (table) => [index('rate_limits_expire').on(table.expire)],
);
