import type { Database } from '../database/database.ts';
import { storedRow } from '../database/single-row.ts';
import { expenses, removedExpenses } from '../expenses/expense-table.ts';
import { aPdf, insertFile } from './insert-document.ts';

type Insert = typeof expenses.$inferInsert;
type Values = Pick<Insert, 'ownerId' | 'propertyId'> & Partial<Insert> & { receipt?: string };

/** By default $110.00 with $10.00 GST for repairs by Ace Plumbing. `receipt` is the name of a stored PDF. */
export const insertExpense = async (database: Database, values: Values) =>
  storedRow(
    database
      .insert(expenses)
      .values(await rowOf(database, values))
      .returning(),
    'expense',
  );

/** Like {@link insertExpense}, for an expense that its owner has removed. */
export const insertRemovedExpense = async (database: Database, values: Values) =>
  storedRow(
    database
      .insert(removedExpenses)
      .values({ ...(await rowOf(database, values)), removedAt: new Date() })
      .returning(),
    'expense',
  );

async function rowOf(database: Database, { receipt, ...values }: Values): Promise<Insert> {
  const file = receipt && { fileId: await insertFile(database), fileName: receipt, byteSize: aPdf.length };
  return {
    paidOn: '2025-08-14',
    supplier: 'Ace Plumbing',
    description: 'Kitchen tap',
    label: 'repairs',
    amountCents: 11_000,
    gstCents: 1_000,
    privateShare: 0,
    ...file,
    ...values,
  };
}
