import { integer, pgTable, text } from 'drizzle-orm/pg-core';
import { auditColumns, cents, instant, primaryId } from '../database/columns.ts';

export const promotionCodes = pgTable('promotion_codes', {
  id: primaryId(),
  code: text('code').notNull().unique(),
  /** When the code expires (V35); null for never. */
  endAt: instant('end_at'),
  /** Exactly one of `percentOff` and `centsOff` is set. */
  percentOff: integer('percent_off'),
  centsOff: cents('cents_off'),
  /** How many orders may be paid with the code; null for any number. */
  maxUses: integer('max_uses'),
  /** How many orders of one owner may be paid with the code; null for any number. */
  maxUsesPerOwner: integer('max_uses_per_owner'),
  ...auditColumns(),
});
