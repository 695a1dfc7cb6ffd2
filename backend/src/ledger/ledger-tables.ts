import { sql } from 'drizzle-orm';
import { type AnyPgColumn, date, index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import type { LedgerAccount, ReversalCause, TransactionKind } from 'shared-contract/tenancy/ledger';
import { ownerId } from '../customer-users/customer-user-table.ts';
import { cents, instant, primaryId } from '../database/columns.ts';
import { tenancies } from '../tenancies/tenancy-table.ts';

const tenancyId = () =>
  uuid('tenancy_id')
    .notNull()
    .references(() => tenancies.id, { onDelete: 'cascade' });

/** The weekly rents of a tenancy: each holds from its date until the next one. Rows are only added. */
export const tenancyRents = pgTable(
  'tenancy_rents',
  {
    id: primaryId(),
    ownerId: ownerId(),
    tenancyId: tenancyId(),
    /** The local date from which this rent holds. */
    fromDate: date('from_date', { mode: 'string' }).notNull(),
    rentCents: cents('rent_cents').notNull(),
    noticeId: uuid('notice_id'),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (table) => [
    index('tenancy_rents_owner').on(table.ownerId),
    uniqueIndex('tenancy_rents_one_per_day').on(table.tenancyId, table.fromDate),
  ],
);

/** Transactions of the ledger. Rows are only added: a mistake is corrected by a reversal (V31). */
export const ledgerTransactions = pgTable(
  'ledger_transactions',
  {
    id: primaryId(),
    ownerId: ownerId(),
    tenancyId: tenancyId(),
    kind: text('kind').$type<TransactionKind>().notNull(),
    date: date('date', { mode: 'string' }).notNull(),
    description: text('description').notNull(),
    /** Unique and without gaps for each owner; receipts only. */
    receiptNumber: integer('receipt_number'),
    reverses: uuid('reverses').references((): AnyPgColumn => ledgerTransactions.id),
    /** Set on a reversal. Null for one that was recorded without a cause. */
    reversalCause: text('reversal_cause').$type<ReversalCause>(),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (table) => [
    index('ledger_transactions_owner').on(table.ownerId),
    index('ledger_transactions_tenancy').on(table.tenancyId, table.date, table.createdAt),
    uniqueIndex('ledger_transactions_receipt')
      .on(table.ownerId, table.receiptNumber)
      .where(sql`receipt_number is not null`),
    uniqueIndex('ledger_transactions_reversed_once').on(table.reverses).where(sql`reverses is not null`),
  ],
);

/**
 * Entries of a transaction. Debits are positive, credits negative; the entries of a transaction add up to zero
 * (V31).
 */
export const ledgerEntries = pgTable(
  'ledger_entries',
  {
    id: primaryId(),
    transactionId: uuid('transaction_id')
      .notNull()
      .references(() => ledgerTransactions.id, { onDelete: 'cascade' }),
    account: text('account').$type<LedgerAccount>().notNull(),
    amountCents: cents('amount_cents').notNull(),
  },
  // Contains all that sums read, so that adding up a ledger of many years does not read the table.
  (table) => [index('ledger_entries_of_transaction').on(table.transactionId, table.account, table.amountCents)],
);

/**
 * The last receipt number of each owner. The row is locked while a receipt is numbered, so that no number is
 * skipped.
 */
export const receiptCounters = pgTable('receipt_counters', {
  ownerId: ownerId().primaryKey(),
  lastNumber: integer('last_number').notNull(),
});
