import { bigint, customType, integer, timestamp, uuid } from 'drizzle-orm/pg-core';

/** A timestamp column with milliseconds, the precision of a JavaScript Date. */
export const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date', precision: 3 });

/** A money column, in integer cents. */
export const cents = (name: string) => bigint(name, { mode: 'number' });

export const bytea = customType<{ data: Buffer }>({ dataType: () => 'bytea' });

export const primaryId = () => uuid('id').primaryKey().defaultRandom();

/** Columns of resources that users change. `version` is the ETag; a change by a user increments it (`updateOwn`). */
export const auditColumns = () => ({
  version: integer('version').notNull().default(1),
  createdAt: instant('created_at').notNull().defaultNow(),
  updatedAt: instant('updated_at').notNull().defaultNow(),
});
