import type { Database } from '../database/database.ts';
import { storedRow } from '../database/single-row.ts';
import { expenseSeries } from '../expenses/expense-series-table.ts';
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

type SeriesInsert = typeof expenseSeries.$inferInsert;

/** By default $50.00 monthly to City Water since 1 January 2026, next on 1 January 2099. */
export const insertExpenseSeries = (
  database: Database,
  values: Pick<SeriesInsert, 'ownerId' | 'propertyId'> & Partial<SeriesInsert>,
) => {
  const row: SeriesInsert = {
    frequency: 'monthly',
    startsOn: '2026-01-01',
    nextOn: '2099-01-01',
    supplier: 'City Water',
    description: '',
    label: 'water',
    amountCents: 5_000,
    gstCents: 0,
    privateShare: 0,
    ...values,
  };
  return storedRow(database.insert(expenseSeries).values(row).returning(), 'series');
};

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
