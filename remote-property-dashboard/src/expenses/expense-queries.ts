import { mutationOptions } from '@tanstack/react-query';
import {
  api,
  invalidateResources,
  patchResource,
  postResource,
  refetchResource,
  resourceQuery,
  taggedResourceQuery,
} from 'shared-api';
import {
  type Expense,
  type ExpenseInput,
  type ExpensePatch,
  expense,
  expenseList,
} from 'shared-contract/property/expense';
import {
  type ExpenseSeries,
  type ExpenseSeriesInput,
  type ExpenseSeriesPatch,
  expenseSeries,
} from 'shared-contract/property/expense-series';
import type { ExpenseSearch } from './expense-search.ts';

const path = '/api/expenses';
export const expensesPath = (propertyId: string) => `/api/properties/${encodeURIComponent(propertyId)}/expenses`;

/** The query parameters of a list and of its CSV file. */
export const filtersOf = ({ financialYear, label }: Pick<ExpenseSearch, 'financialYear' | 'label'>) => ({
  financialYear: financialYear ?? undefined,
  label: label ?? undefined,
});

/** A page of the expenses of a financial year, latest first, with their sums. */
export const expensesQuery = (propertyId: string, search: ExpenseSearch) =>
  resourceQuery(expensesPath(propertyId), expenseList, { query: { ...filtersOf(search), page: search.page } });

/** One expense with its entity tag, which a change sends as `If-Match`. */
export const taggedExpenseQuery = (id: string) => taggedResourceQuery(`${path}/${encodeURIComponent(id)}`, expense);

export const addExpenseMutation = (propertyId: string) =>
  mutationOptions({
    mutationFn: (input: ExpenseInput) => postResource(path, input, expense),
    onSuccess: () => refetchLists(propertyId),
  });

export const changeExpenseMutation = (propertyId: string, { '@id': iri }: Expense) =>
  mutationOptions({
    mutationFn: ({ patch, etag }: { patch: ExpensePatch; etag: string | null }) =>
      patchResource(iri, patch, expense, { ifMatch: etag ?? undefined }),
    onSuccess: () => refetchLists(propertyId),
  });

/** The cached expense stays, because the page that shows it is still open. It becomes stale. */
export const removeExpenseMutation = (propertyId: string, { '@id': iri }: Expense) =>
  mutationOptions({
    mutationFn: () => api.delete(iri),
    onSuccess: async () => {
      await invalidateResources([iri], { refetch: 'none' });
      await refetchLists(propertyId);
    },
  });

/** Brings a removed expense back with its receipt. */
export async function restoreExpense(propertyId: string, { '@id': iri }: Expense): Promise<void> {
  await postResource(`${iri}/restore`, {}, expense);
  await invalidateResources([iri], { refetch: 'none' });
  await refetchLists(propertyId);
}

/** Adds or replaces the receipt, or removes it with null. */
export const changeReceiptMutation = (propertyId: string, id: string) =>
  mutationOptions({
    mutationFn: (file: File | null) => (file ? uploadReceipt(id, file) : api.delete(`${path}/${id}/receipt`)),
    onSuccess: async () => {
      await refetchResource(taggedExpenseQuery(id));
      await refetchLists(propertyId);
    },
  });

/** Uploads the receipt of an expense that may be cached, so the cached one becomes stale. */
export async function uploadReceipt(id: string, file: File): Promise<void> {
  const iri = `${path}/${encodeURIComponent(id)}`;
  await api.upload(`${iri}/receipt`, file, expense, { query: { name: file.name } });
  await invalidateResources([iri]);
}

/** Makes a stored expense recurring. */
export async function repeatExpense(propertyId: string, id: string, input: ExpenseSeriesInput): Promise<void> {
  await postResource(`${path}/${encodeURIComponent(id)}/series`, input, expense);
  await refetchAll(propertyId);
}

/** Changes the amounts of the later expenses of a series. */
export const changeSeriesMutation = (propertyId: string, { '@id': iri }: ExpenseSeries) =>
  mutationOptions({
    mutationFn: (patch: ExpenseSeriesPatch) => patchResource(iri, patch, expenseSeries),
    onSuccess: () => refetchAll(propertyId),
  });

export const stopSeriesMutation = (propertyId: string, { '@id': iri }: ExpenseSeries) =>
  mutationOptions({ mutationFn: () => api.delete(iri), onSuccess: () => refetchAll(propertyId) });

/** Every expense of a series contains it, so all of them become stale. */
const refetchAll = (propertyId: string) => invalidateResources([path, expensesPath(propertyId)]);

const refetchLists = (propertyId: string) => invalidateResources([expensesPath(propertyId)]);
