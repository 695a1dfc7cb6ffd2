import { amountOf, centsOf } from 'shared-contract/money/money';
import type { Expense, ExpenseFields, ExpenseList } from 'shared-contract/property/expense';
import { rentalCents } from 'shared-contract/property/expense-rules';
import { identity, type item } from '../http/json-ld.ts';
import { requireFound } from '../http/problem.ts';
import type { Reply } from '../http/reply.ts';
import type { ReadScope } from '../owned-rows/owned-rows.ts';
import { propertyPath } from '../properties/property-resource.ts';
import { attachSeries, type SeriesRow, seriesResource } from './expense-series-store.ts';
import type { expenses } from './expense-table.ts';

export const expensePath = '/api/expenses';

export type ExpenseRow = typeof expenses.$inferSelect;
export type ExpenseWithSeries = ExpenseRow & { series: SeriesRow | null };

export function expenseResource(row: ExpenseWithSeries): Expense {
  return {
    ...identity(expensePath, 'Expense', row.id),
    property: `${propertyPath}/${row.propertyId}`,
    ...fieldsOfExpense(row),
    rentalAmount: amountOf(rentalCents(row.amountCents, row.privateShare)),
    receipt:
      row.fileId === null
        ? null
        : { fileName: row.fileName, byteSize: row.byteSize, file: `${expensePath}/${row.id}/receipt` },
    series: row.series && seriesResource(row.series),
    createdAt: row.createdAt.toISOString(),
  };
}

/** @param reply `item` or `created` */
export async function replyWithExpense(scope: ReadScope, row: ExpenseRow, reply: typeof item): Promise<Reply> {
  const [expense] = await attachSeries(scope, [row]);
  return reply(expenseResource(requireFound(expense)), row.version);
}

/** Returns what the owner entered. */
export function fieldsOfExpense(row: ExpenseRow): ExpenseFields {
  const { paidOn, supplier, description, label, privateShare, acquiredOn, costCents } = row;
  return {
    ...{ paidOn, supplier, description, label, privateShare },
    amount: amountOf(row.amountCents),
    gst: amountOf(row.gstCents),
    capital: acquiredOn === null || costCents === null ? null : { acquiredOn, cost: amountOf(costCents) },
  };
}

/** Returns the columns of what the owner entered. */
export function expenseColumns({ amount, gst, capital, ...fields }: ExpenseFields) {
  return {
    ...fields,
    amountCents: centsOf(amount),
    gstCents: centsOf(gst),
    acquiredOn: capital?.acquiredOn ?? null,
    costCents: capital ? centsOf(capital.cost) : null,
  };
}

export type ExpenseSums = { count: number; amountCents: number; gstCents: number; rentalCents: number };

export const sumsResource = (sums: ExpenseSums): ExpenseList['totals'] => ({
  count: sums.count,
  amount: amountOf(sums.amountCents),
  gst: amountOf(sums.gstCents),
  rentalAmount: amountOf(sums.rentalCents),
});
