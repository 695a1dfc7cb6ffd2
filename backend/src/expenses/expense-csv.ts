import { amountOf } from 'shared-contract/money/money';
import { expenseLabelName } from 'shared-contract/property/expense-label';
import { rentalCents } from 'shared-contract/property/expense-rules';
import { type CsvRow, csvReply } from '../csv/csv-reply.ts';
import type { Reply } from '../http/reply.ts';
import { everyRow, type ReadScope } from '../owned-rows/owned-rows.ts';
import { fullAddressOf } from '../properties/property-resource.ts';
import type { properties } from '../properties/property-table.ts';
import type { ExpenseRow } from './expense-resource.ts';
import { type ExpenseFilter, findExpenses } from './expense-store.ts';

type Property = typeof properties.$inferSelect;

/** The columns that accountants import, then those of the private share and of capital items. */
const columns: readonly [string, (row: ExpenseRow) => string][] = [
  ['Payee', ({ supplier }) => supplier],
  ['Reference', ({ description }) => description],
  ['ATO label', ({ label }) => expenseLabelName(label)],
  ['Net', ({ amountCents, gstCents }) => amountOf(amountCents - gstCents)],
  ['GST', ({ gstCents }) => amountOf(gstCents)],
  ['Gross', ({ amountCents }) => amountOf(amountCents)],
  ['Private %', ({ privateShare }) => String(privateShare)],
  ['Rental share', ({ amountCents, privateShare }) => amountOf(rentalCents(amountCents, privateShare))],
  ['Acquired', ({ acquiredOn }) => acquiredOn ?? ''],
  ['Capital cost', ({ costCents }) => (costCents === null ? '' : amountOf(costCents))],
  ['Expense id', ({ id }) => id],
  ['Receipt file', ({ fileName }) => fileName],
];

/** Replies with a financial year's expenses of a property as a CSV file, oldest first. */
export async function expenseCsv(
  scope: ReadScope,
  property: Property,
  filter: ExpenseFilter & { financialYear: number },
): Promise<Reply> {
  const rows = await findExpenses(scope, { ...filter, propertyId: property.id }).rows(everyRow);
  const year = `${filter.financialYear}-${String(filter.financialYear + 1).slice(2)}`;
  return csvReply(`expenses-${year}.csv`, expenseCsvColumns, expenseCsvRows(property, rows.toReversed()));
}

export const expenseCsvColumns = ['Date', 'Property', ...columns.map(([name]) => name)];

/** Returns the cells of expenses in the order of the columns. */
export function expenseCsvRows(property: Property, rows: readonly ExpenseRow[]): CsvRow[] {
  const address = fullAddressOf(property);
  return rows.map((row) => [row.paidOn, address, ...columns.map(([, cell]) => cell(row))]);
}
