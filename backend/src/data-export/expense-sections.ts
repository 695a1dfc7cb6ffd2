import { expenseResource } from '../expenses/expense-resource.ts';
import { attachSeries, findSeries, seriesResource } from '../expenses/expense-series-store.ts';
import { findExpenses, findRemovedExpenses } from '../expenses/expense-store.ts';
import { completed, type ReadScope } from '../owned-rows/owned-rows.ts';
import { type ExportSection, section } from './export-section.ts';

/** Returns the user's expenses, those that can still be restored, and recurring ones. */
export const expenseSections = (scope: ReadScope): ExportSection[] => [
  section(
    'expenses',
    'The expenses of your properties. The receipts are in files/.',
    completed(findExpenses(scope), (rows) => attachSeries(scope, rows)).rows,
    expenseResource,
  ),
  section(
    'removed-expenses',
    'Expenses that you removed and can still restore. The receipts are in files/.',
    completed(findRemovedExpenses(scope), (rows) => attachSeries(scope, rows)).rows,
    expenseResource,
  ),
  section('expense-series', 'Your recurring expenses.', findSeries(scope).rows, seriesResource),
];
