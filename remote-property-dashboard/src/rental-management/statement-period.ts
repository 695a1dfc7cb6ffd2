import { financialYearDates, financialYears } from 'shared-contract/date/financial-year';
import type { Tenancy } from 'shared-contract/tenancy/tenancy';

/** The period of a statement: a financial year, such as `2026`, or the owner's own dates. */
export type StatementPeriod = { year: string; from: string; to: string };

export const ownDates = { value: 'dates', label: 'Choose dates' };

/** Returns the years in which the financial years of a ledger begin, latest first (V30). */
export function yearsOf(
  { startDate, firstTransactionOn }: Pick<Tenancy, 'startDate' | 'firstTransactionOn'>,
  today: string,
): number[] {
  const first = firstTransactionOn && firstTransactionOn < startDate ? firstTransactionOn : startDate;
  return financialYears(first, today);
}

export const periodOf = (year: number): StatementPeriod => ({ year: String(year), ...financialYearDates(year) });

/** Returns a message for each day that is missing or wrong. */
export function periodErrors({ from, to }: StatementPeriod, today: string): Partial<Record<'from' | 'to', string>> {
  const errors: Partial<Record<'from' | 'to', string>> = {};
  if (from === '') errors.from = 'Choose the first day.';
  else if (from > today) errors.from = 'Choose today or an earlier day.';
  if (to === '') errors.to = 'Choose the last day.';
  else if (from !== '' && to < from) errors.to = 'Choose the first day or a later one.';
  return errors;
}
