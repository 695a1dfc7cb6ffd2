import { expenseResource } from '../expenses/expense-resource.ts';
import { findExpenses, findRemovedExpenses } from '../expenses/expense-store.ts';
import type { ReadScope } from '../owned-rows/owned-rows.ts';
import { type ExportSection, section } from './export-section.ts';

/** Returns the user's expenses, and those that can still be restored. */
export const expenseSections = (scope: ReadScope): ExportSection[] => [
  section('expenses', 'The expenses of your properties. The receipts are in files/.', findExpenses(scope).rows, (row) =>
    expenseResource(row),
  ),
  section(
    'removed-expenses',
    'Expenses that you removed and can still restore. The receipts are in files/.',
    findRemovedExpenses(scope).rows,
    (row) => expenseResource(row),
  ),
];
