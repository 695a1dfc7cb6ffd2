import { integer, pgTable, text } from 'drizzle-orm/pg-core';
import { auditColumns, cents, instant, primaryId } from '../database/columns.ts';

export const promotionCodes = pgTable('promotion_codes', {
  id: primaryId(),
  code: text('code').notNull().unique(),
  /** Past this exact instant the code is expired (V35); null: never. */
  endAt: instant('end_at'),
  /** One of the two is set. */
  percentOff: integer('percent_off'),
  centsOff: cents('cents_off'),
  ...auditColumns(),
});
