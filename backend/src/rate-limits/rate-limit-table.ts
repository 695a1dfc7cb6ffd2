import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from '../database/columns.ts';

/**
 * The requests of clients in the present time windows. The names of the columns are those of rate-limiter-flexible. The
 * table is unlogged, because the counts of a crashed database are of no use and every logged count would wait for the
 * disk.
 */
export const rateLimits = pgTable(
  'rate_limits',
  {
    /** A hash of the route and the IP address. */
    key: text('key').primaryKey(),
    points: integer('points').notNull(),
    expire: instant('expire').notNull(),
  },
  (table) => [index('rate_limits_expire').on(table.expire)],
);
