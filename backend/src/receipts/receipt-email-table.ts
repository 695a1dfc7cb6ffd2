import { index, jsonb, pgTable, uuid } from 'drizzle-orm/pg-core';
import type { MailRecipients } from 'shared-contract/tenancy/mail-recipients';
import { ownerId } from '../customer-users/customer-user-table.ts';
import { auditColumns, primaryId } from '../database/columns.ts';
import { ledgerTransactions } from '../ledger/ledger-tables.ts';
import type { ReceiptContent } from './receipt-content.ts';

/** Receipts that were emailed to the tenants. Each sending is a row, which proves what was sent, to whom and when. */
export const receiptEmails = pgTable(
  'receipt_emails',
  {
    id: primaryId(),
    ownerId: ownerId(),
    transactionId: uuid('transaction_id')
      .notNull()
      .references(() => ledgerTransactions.id, { onDelete: 'cascade' }),
    /** What the PDF shows. The PDF itself is rendered from it, because years of receipts would be large. */
    content: jsonb('content').$type<ReceiptContent>().notNull(),
    recipients: jsonb('recipients').$type<MailRecipients>().notNull(),
    ...auditColumns(),
  },
  (table) => [
    index('receipt_emails_owner').on(table.ownerId),
    index('receipt_emails_transaction').on(table.transactionId, table.createdAt.desc()),
  ],
);
