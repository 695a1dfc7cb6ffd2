import { addresses } from 'shared-contract/page/addresses';
import { listUrl, pageNumber } from 'shared-contract/page/list-url';
import { type ExpenseLabel, expenseLabel } from 'shared-contract/property/expense-label';

/** Filters and page in the URL: `?year=2025&label=repairs&page=2`. Without a year: the current financial year. */
export type ExpenseSearch = { financialYear: number | null; label: ExpenseLabel | null; page: number };

export function parseExpenseSearch(parameters: URLSearchParams): ExpenseSearch {
  const year = parameters.get('year') ?? '';
  const label = parameters.get('label');
  return {
    financialYear: /^(19|20)\d\d$/.test(year) ? Number(year) : null,
    label: expenseLabel.options.find((option) => option === label) ?? null,
    page: pageNumber(parameters),
  };
}

export function expensesUrl(propertyId: string, { financialYear, label, page }: Partial<ExpenseSearch>): string {
  const query = { year: financialYear ?? null, label: label ?? null, page: page ?? 1 };
  return listUrl(addresses.expenses(propertyId), query);
}
