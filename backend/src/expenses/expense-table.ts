import { sql } from 'drizzle-orm';
import { check, date, index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import type { ExpenseLabel } from 'shared-contract/property/expense-label';
import { ownerId } from '../customer-users/customer-user-table.ts';
import { auditColumns, cents, instant, primaryId } from '../database/columns.ts';
import { propertyId, protectedPropertyId } from '../properties/property-table.ts';
import { storedFiles } from '../uploads/stored-file-table.ts';
import { expenseSeries } from './expense-series-table.ts';

const columns = () => ({
  id: primaryId(),
  ownerId: ownerId(),
  /** The local date at the property. */
  paidOn: date('paid_on', { mode: 'string' }).notNull(),
  supplier: text('supplier').notNull(),
  description: text('description').notNull(),
  label: text('label').$type<ExpenseLabel>().notNull(),
  amountCents: cents('amount_cents').notNull(),
  gstCents: cents('gst_cents').notNull(),
  /** In percent. */
  privateShare: integer('private_share').notNull(),
  /** Set for a capital item, with its cost. */
  acquiredOn: date('acquired_on', { mode: 'string' }),
  costCents: cents('cost_cents'),
  /** The receipt, with the name that the file had on the owner's device. */
  fileId: uuid('file_id').references(() => storedFiles.id),
  fileName: text('file_name').notNull().default(''),
  byteSize: integer('byte_size').notNull().default(0),
  /** Set for a recurring expense, with the date of its series. The owner can change the date of the payment. */
  seriesId: uuid('series_id').references(() => expenseSeries.id),
  dueOn: date('due_on', { mode: 'string' }),
  ...auditColumns(),
});

/** Expenses of properties, each with at most one receipt. */
export const expenses = pgTable('expenses', { ...columns(), propertyId: protectedPropertyId() }, (table) => [
  index('expenses_owner').on(table.ownerId),
  index('expenses_property').on(table.propertyId, table.paidOn),
  index('expenses_file').on(table.fileId),
  uniqueIndex('expenses_series').on(table.seriesId, table.dueOn),
  check('expenses_amount', sql`amount_cents > 0 and gst_cents between 0 and amount_cents / 11 + 1`),
  check('expenses_private_share', sql`private_share between 0 and 100`),
  check('expenses_capital', sql`(acquired_on is null) = (cost_cents is null)`),
]);

/**
 * Expenses that their owner removed and can restore for a day. They are in a table of their own, so that no list, sum
 * or report can count them.
 */
export const removedExpenses = pgTable(
  'removed_expenses',
  { ...columns(), propertyId: propertyId(), removedAt: instant('removed_at').notNull() },
  (table) => [
    index('removed_expenses_owner').on(table.ownerId),
    index('removed_expenses_property').on(table.propertyId),
    index('removed_expenses_file').on(table.fileId),
    index('removed_expenses_series').on(table.seriesId),
    index('removed_expenses_removed').on(table.removedAt),
  ],
);
