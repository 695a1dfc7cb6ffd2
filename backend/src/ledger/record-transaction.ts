import { and, eq, sql } from 'drizzle-orm';
import type { ReversalCause, TransactionKind } from 'shared-contract/tenancy/ledger';
import type { Database } from '../database/database.ts';
import { storedRow } from '../database/single-row.ts';
import { properties } from '../properties/property-table.ts';
import { tenancies } from '../tenancies/tenancy-table.ts';
import { type Entry, requireBalanced } from './ledger-postings.ts';
import { ledgerEntries, ledgerTransactions, receiptCounters } from './ledger-tables.ts';

export type NewTransaction = {
  tenancyId: string;
  kind: TransactionKind;
  /** The local date that counts for the tenancy. */
  date: string;
  description: string;
  entries: readonly Entry[];
  /** The id of the transaction that this one reverses. */
  reverses?: string;
  /** Why it was reversed. */
  reversalCause?: ReversalCause | null;
};

const receiptKinds: ReadonlySet<TransactionKind> = new Set(['rentReceipt', 'bondReceipt']);

/**
 * Writes one transaction to the ledger of a tenancy. Only this function writes to ledgers. `database` is a transaction.
 * The tenancy gets a new version, because its paid-to date and arrears follow from the ledger; its row stays locked
 * until the commit, so a caller that locks it before it checks a balance sees every earlier transaction.
 * @throws RangeError for entries that do not balance
 */
export async function recordTransaction(
  { database, now }: { database: Database; now: Date },
  { tenancyId, kind, date, description, entries, reverses, reversalCause = null }: NewTransaction,
): Promise<typeof ledgerTransactions.$inferSelect> {
  requireBalanced(kind, entries);
  const touched = database
    .update(tenancies)
    .set({ version: sql`${tenancies.version} + 1`, updatedAt: now })
    .where(eq(tenancies.id, tenancyId))
    .returning({ ownerId: tenancies.ownerId, propertyId: tenancies.propertyId });
  const { ownerId, propertyId } = await storedRow(touched, 'tenancy');
  const isNumbered = receiptKinds.has(kind) && !(await isOfSample(database, propertyId));
  const receiptNumber = isNumbered ? await nextReceiptNumber(database, ownerId) : null;
  const row = { ownerId, tenancyId, kind, date, description, receiptNumber, reverses: reverses ?? null, reversalCause };
  const transaction = await storedRow(
    database
      .insert(ledgerTransactions)
      .values({ ...row, createdAt: now })
      .returning(),
    'transaction',
  );
  await database
    .insert(ledgerEntries)
    .values(entries.map(({ account, amountCents }) => ({ transactionId: transaction.id, account, amountCents })));
  return transaction;
}

/** True for sample data. Its receipts have no numbers, so that the owner's own have no gap after it was cleared. */
async function isOfSample(database: Database, propertyId: string): Promise<boolean> {
  return (await database.$count(properties, and(eq(properties.id, propertyId), properties.isSample))) > 0;
}

/**
 * Returns the owner's next receipt number. The counter stays locked until the transaction ends, and a rollback undoes
 * its increment, so the numbers have no gaps.
 */
async function nextReceiptNumber(database: Database, ownerId: string): Promise<number> {
  const counter = database
    .insert(receiptCounters)
    .values({ ownerId, lastNumber: 1 })
    .onConflictDoUpdate({
      target: receiptCounters.ownerId,
      set: { lastNumber: sql`${receiptCounters.lastNumber} + 1` },
    })
    .returning();
  return (await storedRow(counter, 'receipt number')).lastNumber;
}
