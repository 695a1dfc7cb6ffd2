import { index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { ownerId } from '../customer-users/customer-user-table.ts';
import { auditColumns, primaryId } from '../database/columns.ts';
import { ledgerTransactions } from '../ledger/ledger-tables.ts';

/**
 * Lines of banks' files that were recorded, so that no line is recorded twice. Of the line only a hash is stored; its
 * text is the description of the transaction.
 */
export const postedBankLines = pgTable(
  'posted_bank_lines',
  {
    id: primaryId(),
    ownerId: ownerId(),
    /** SHA-256 of date, amount and details. */
    lineHash: text('line_hash').notNull(),
    /** The position among lines with the same hash in one file. */
    ordinal: integer('ordinal').notNull(),
    /** The receipt. After its reversal, the line can be recorded again and gets the new one. */
    transactionId: uuid('transaction_id')
      .notNull()
      .references(() => ledgerTransactions.id, { onDelete: 'cascade' }),
    ...auditColumns(),
  },
  (table) => [
    uniqueIndex('posted_bank_lines_once').on(table.ownerId, table.lineHash, table.ordinal),
    index('posted_bank_lines_transaction').on(table.transactionId),
  ],
);
