import { amountOf } from 'shared-contract/money/money';
import { expenseLabelName } from 'shared-contract/property/expense-label';
import { rentalCents } from 'shared-contract/property/expense-rules';
import type { CsvRow } from '../csv/csv-reply.ts';
import type { ExpenseRow } from '../expenses/expense-resource.ts';
import { fullAddressOf } from '../properties/property-resource.ts';
import { transactionDetails } from '../statements/statement-content.ts';
import type { ReportFigures } from './read-report.ts';
import type { CashLine, TenancyFigures } from './tenancy-figures.ts';

const incomeLabel = 'Rental income';

/** The columns that accountants import, then those of the private share and of capital items. */
export const transactionColumns = [
  'Date',
  'Property',
  'Type',
  'Payer or payee',
  'Reference',
  'ATO label',
  'Net',
  'GST',
  'Gross',
  'Private %',
  'Rental share',
  'Acquired',
  'Capital cost',
  'Ledger id',
  'Receipt file',
] as const;
type TransactionRow = Record<(typeof transactionColumns)[number], string>;

/**
 * Returns every payment of a report, oldest first: rent with its refunds and returned payments, expenses, and capital
 * items. A bond is not among them, because it is no income (V31).
 */
export function transactionRows(
  { property, tenancies, capitalItems }: ReportFigures,
  expenses: readonly ExpenseRow[],
): TransactionRow[] {
  const place = fullAddressOf(property);
  // No GST is due on residential rent. Whether other rent contains GST is not recorded.
  const isFreeOfGst = property.propertyType === 'Residential';
  const capitalIds = new Set(capitalItems.map(({ id }) => id));
  const income = tenancies.flatMap((tenancy) =>
    tenancy.cash.map((line) => ({ ...incomeRow(tenancy, line, isFreeOfGst), Property: place })),
  );
  const spent = expenses.map((row) => ({
    ...expenseRow(row),
    Type: capitalIds.has(row.id) ? 'Capital item' : 'Expense',
    Property: place,
  }));
  return [...income, ...spent].sort((one, other) => (one.Date < other.Date ? -1 : one.Date > other.Date ? 1 : 0));
}

/** Returns the cells in the order of the columns. */
export const cellsOf = (row: TransactionRow): CsvRow => transactionColumns.map((column) => row[column]);

function incomeRow({ ledger }: TenancyFigures, { row, cents }: CashLine, isFreeOfGst: boolean) {
  const amount = amountOf(cents);
  return {
    Date: row.date,
    Type: 'Income',
    'Payer or payee': ledger.tenancy.row.tenants.map(({ name }) => name).join(', '),
    Reference: transactionDetails(row, new Map(ledger.transactions.map((one) => [one.id, one]))),
    'ATO label': incomeLabel,
    Net: isFreeOfGst ? amount : '',
    GST: isFreeOfGst ? amountOf(0) : '',
    Gross: amount,
    'Private %': '0',
    'Rental share': amount,
    Acquired: '',
    'Capital cost': '',
    'Ledger id': row.id,
    'Receipt file': '',
  };
}

const expenseRow = (row: ExpenseRow) => ({
  Date: row.paidOn,
  'Payer or payee': row.supplier,
  Reference: row.description,
  'ATO label': expenseLabelName(row.label),
  Net: amountOf(row.amountCents - row.gstCents),
  GST: amountOf(row.gstCents),
  Gross: amountOf(row.amountCents),
  'Private %': String(row.privateShare),
  'Rental share': amountOf(rentalCents(row.amountCents, row.privateShare)),
  Acquired: row.acquiredOn ?? '',
  'Capital cost': row.costCents === null ? '' : amountOf(row.costCents),
  'Ledger id': row.id,
  'Receipt file': row.fileName,
});
