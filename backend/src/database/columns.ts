import { bigint, integer, timestamp, uuid } from 'drizzle-orm/pg-core';

/** An instant, kept to the millisecond so that it survives the way through JavaScript unchanged. */
export const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date', precision: 3 });

/** Money in integer cents. */
export const cents = (name: string) => bigint(name, { mode: 'number' });

export const primaryId = () => uuid('id').primaryKey().defaultRandom();

/** `version` is the ETag of the row: every update adds one. */
export const auditColumns = () => ({
  version: integer('version').notNull().default(1),
  createdAt: instant('created_at').notNull().defaultNow(),
  updatedAt: instant('updated_at').notNull().defaultNow(),
});
