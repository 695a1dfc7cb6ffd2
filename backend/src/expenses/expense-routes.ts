import { isDeepStrictEqual } from 'node:util';
import { eq } from 'drizzle-orm';
import { localDateIn } from 'shared-contract/date/local-date';
import { type ExpenseList, expense, expenseInput, expenseList, expensePatch } from 'shared-contract/property/expense';
import { expenseLabel } from 'shared-contract/property/expense-label';
import { expenseViolations } from 'shared-contract/property/expense-rules';
import * as z from 'zod/mini';
import { firstRow } from '../database/single-row.ts';
import { created, item, noContent } from '../http/json-ld.ts';
import { financialYearParameter, idOf, pageParameter, pageRange } from '../http/parameters.ts';
import { conflict, invalid, notFound, requireFound, requireValid } from '../http/problem.ts';
import { ownerRoute, type Route } from '../http/route.ts';
import { everyRow, findOwn, insertOwn, lockOwn, lockVersion, updateOwn } from '../owned-rows/owned-rows.ts';
import { propertyPath } from '../properties/property-resource.ts';
import { properties } from '../properties/property-table.ts';
import { expenseCsv } from './expense-csv.ts';
import {
  expenseColumns,
  expensePath,
  expenseResource,
  fieldsOfExpense,
  replyWithExpense,
  sumsResource,
} from './expense-resource.ts';
import { expenseSeriesRoutes } from './expense-series-routes.ts';
import { attachSeries, findSeries, seriesResource } from './expense-series-store.ts';
import {
  findExpenses,
  findYears,
  removeExpense,
  restoreExpense,
  sumByLabel,
  sumByMonth,
  sumExpenses,
} from './expense-store.ts';
import { expenses } from './expense-table.ts';
import { receiptRoutes } from './receipt-routes.ts';

const filters = {
  financialYear: financialYearParameter,
  label: z.optional(expenseLabel),
};

const listExpenses = ownerRoute('GET', '/api/properties/:id/expenses', {
  summary: 'The expenses of a property in a financial year, latest first, with sums by label and by month.',
  query: z.object({ ...filters, page: pageParameter }),
  response: expenseList,
  async handler({ params, query, ...scope }) {
    const property = requireFound(await findOwn(scope, properties, params.id));
    const { financialYear, years } = await findYears(scope, property, query.financialYear);
    const ofYear = { propertyId: property.id, financialYear };
    const shown = { ...ofYear, label: query.label };
    const totals = await sumExpenses(scope, shown);
    const rows = await attachSeries(scope, await findExpenses(scope, shown).rows(pageRange(query.page)));
    const recurring = await findSeries(scope, { propertyId: property.id, hasNext: true }).rows(everyRow);
    return item<ExpenseList>({
      '@id': `${propertyPath}/${property.id}/expenses`,
      '@type': 'ExpenseList',
      financialYear,
      years,
      totals: sumsResource(totals),
      byMonth: (await sumByMonth(scope, shown)).map(({ month, ...sums }) => ({ month, ...sumsResource(sums) })),
      byLabel: (await sumByLabel(scope, ofYear)).map(({ label, ...sums }) => ({ label, ...sumsResource(sums) })),
      recurring: recurring.map(seriesResource),
      totalItems: totals.count,
      member: rows.map(expenseResource),
    });
  },
});

const getCsv = ownerRoute('GET', '/api/properties/:id/expenses/csv', {
  summary: 'The expenses of a property in a financial year as a CSV file, oldest first.',
  query: z.object(filters),
  response: null,
  async handler({ params, query, ...scope }) {
    const property = requireFound(await findOwn(scope, properties, params.id));
    const { financialYear } = await findYears(scope, property, query.financialYear);
    return expenseCsv(scope, property, { financialYear, label: query.label });
  },
});

const getExpense = ownerRoute('GET', `${expensePath}/:id`, {
  summary: 'One expense.',
  response: expense,
  async handler({ params, ...scope }) {
    const row = requireFound(await findOwn(scope, expenses, params.id));
    return replyWithExpense(scope, row, item);
  },
});

const postExpense = ownerRoute('POST', expensePath, {
  summary: 'Adds an expense to a property under a client-made id (UUID v4). The same request sent twice adds one.',
  body: expenseInput,
  response: expense,
  status: 201,
  isReplaySafe: true,
  async handler({ body, ...scope }) {
    const { id, property: iri, ...fields } = body;
    const property = await lockOwn(scope, properties, idOf(iri, propertyPath));
    if (!property) {
      throw invalid({ propertyPath: 'property', message: 'This property no longer exists.', code: 'not-found' });
    }
    const known = await firstRow(scope.database.select().from(expenses).where(eq(expenses.id, id)));
    if (known?.ownerId === scope.owner.id && known.propertyId === property.id) {
      if (isDeepStrictEqual(fieldsOfExpense(known), fields)) return replyWithExpense(scope, known, created);
      throw conflict('already-added', 'This expense is already in your list. Open it there to change it.');
    }
    if (known) throw conflict('id-taken', 'Another expense uses this id. Send a new UUID.');
    requireValid(expenseViolations(fields, localDateIn(property.timeZone, scope.now)));
    const row = await insertOwn(scope, expenses, { id, propertyId: property.id, ...expenseColumns(fields) });
    return replyWithExpense(scope, row, created);
  },
});

const patchExpense = ownerRoute('PATCH', `${expensePath}/:id`, {
  summary: 'Changes an expense.',
  body: expensePatch,
  response: expense,
  ifMatchRequired: true,
  async handler({ params, body, ...scope }) {
    const row = await lockVersion(scope, expenses, params.id);
    const { timeZone } = requireFound(await findOwn(scope, properties, row.propertyId));
    const fields = { ...fieldsOfExpense(row), ...body };
    requireValid(expenseViolations(fields, localDateIn(timeZone, scope.now)));
    const changed = await updateOwn(scope, expenses, row.id, expenseColumns(fields));
    return replyWithExpense(scope, changed, item);
  },
});

const deleteExpense = ownerRoute('DELETE', `${expensePath}/:id`, {
  summary: 'Removes an expense with its receipt. It can be restored for a day.',
  response: null,
  async handler({ params, ...scope }) {
    if (!(await removeExpense(scope, params.id))) throw notFound();
    return noContent();
  },
});

const postRestore = ownerRoute('POST', `${expensePath}/:id/restore`, {
  summary: 'Brings an expense that was removed within a day back, with its receipt.',
  response: expense,
  isReplaySafe: true,
  async handler({ params, ...scope }) {
    const row = requireFound(await restoreExpense(scope, params.id));
    return replyWithExpense(scope, row, item);
  },
});

export const expenseRoutes: Route[] = [
  listExpenses,
  getCsv,
  getExpense,
  postExpense,
  patchExpense,
  ...receiptRoutes,
  ...expenseSeriesRoutes,
  postRestore,
  deleteExpense,
];
