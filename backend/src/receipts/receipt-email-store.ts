import { asc, desc, eq } from 'drizzle-orm';
import type { ReceiptEmail } from 'shared-contract/tenancy/receipt-email';
import type { Database } from '../database/database.ts';
import { firstRow } from '../database/single-row.ts';
import { identity } from '../http/json-ld.ts';
import { ledgerTransactionPath } from '../ledger/ledger-resource.ts';
import { markSent } from '../mail/mail-recipients.ts';
import { isOwn, type Paged, paged, type ReadScope } from '../owned-rows/owned-rows.ts';
import { receiptEmails } from './receipt-email-table.ts';

export type ReceiptEmailRow = typeof receiptEmails.$inferSelect;

const receiptEmailsPath = (transactionId: string) => `${ledgerTransactionPath}/${transactionId}/receipt-emails`;

export const receiptEmailResource = ({ id, transactionId, recipients, createdAt }: ReceiptEmailRow): ReceiptEmail => ({
  ...identity(receiptEmailsPath(transactionId), 'ReceiptEmail', id),
  recipients,
  createdAt: createdAt.toISOString(),
});

/** Returns the owner's sent receipts, newest first. */
export function findReceiptEmails(
  { database, owner }: ReadScope,
  filter: { transactionId?: string } = {},
): Paged<ReceiptEmailRow> {
  const where = isOwn(receiptEmails, owner, filter);
  return paged(
    () => database.$count(receiptEmails, where),
    () =>
      database.select().from(receiptEmails).where(where).orderBy(desc(receiptEmails.createdAt), asc(receiptEmails.id)),
  );
}

/** Records when the mail server accepted the mail to one of the tenants. */
export async function recordReceiptSent(database: Database, id: string, email: string, at: Date): Promise<void> {
  await database.transaction(async (transaction) => {
    const isRow = eq(receiptEmails.id, id);
    const row = await firstRow(transaction.select().from(receiptEmails).where(isRow).for('update'));
    if (!row) return;
    await transaction
      .update(receiptEmails)
      .set({ recipients: markSent(row.recipients, email, at) })
      .where(isRow);
  });
}
