import { isNotNull, sql } from 'drizzle-orm';
import { check, date, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import type { ExpenseLabel } from 'shared-contract/property/expense-label';
import type { ExpenseFrequency } from 'shared-contract/property/expense-series';
import { ownerId } from '../customer-users/customer-user-table.ts';
import { auditColumns, cents, primaryId } from '../database/columns.ts';
import { propertyId } from '../properties/property-table.ts';

/** Recurring expenses: what the job `recurring-expenses` adds on each date. They go with their property. */
export const expenseSeries = pgTable(
  'expense_series',
  {
    id: primaryId(),
    ownerId: ownerId(),
    propertyId: propertyId(),
    frequency: text('frequency').$type<ExpenseFrequency>().notNull(),
    /** Local dates at the property. All dates are counted from the first one. */
    startsOn: date('starts_on', { mode: 'string' }).notNull(),
    endsOn: date('ends_on', { mode: 'string' }),
    /** The first date whose expense is not added yet. Null when the series has ended. */
    nextOn: date('next_on', { mode: 'string' }),
    supplier: text('supplier').notNull(),
    description: text('description').notNull(),
    label: text('label').$type<ExpenseLabel>().notNull(),
    amountCents: cents('amount_cents').notNull(),
    gstCents: cents('gst_cents').notNull(),
    /** In percent. */
    privateShare: integer('private_share').notNull(),
    ...auditColumns(),
  },
  (table) => [
    index('expense_series_owner').on(table.ownerId),
    index('expense_series_property').on(table.propertyId),
    index('expense_series_next').on(table.nextOn).where(isNotNull(table.nextOn)),
    check('expense_series_amount', sql`amount_cents > 0 and gst_cents between 0 and amount_cents / 11 + 1`),
  ],
);
