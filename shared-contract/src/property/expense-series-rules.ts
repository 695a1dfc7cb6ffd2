import { formatLocalDate } from '../date/format-local-date.ts';
import { addDays, addMonths } from '../date/local-date.ts';
import type { Violation } from '../wire/problem.ts';
import type { ExpenseFields } from './expense.ts';
import type { ExpenseFrequency, ExpenseSeriesInput } from './expense-series.ts';

/** An older expense cannot repeat: its series would add too many expenses at once. */
const maxAgeMonths = 24;

const steps: Record<ExpenseFrequency, { days: number } | { months: number }> = {
  weekly: { days: 7 },
  fortnightly: { days: 14 },
  monthly: { months: 1 },
  quarterly: { months: 3 },
  yearly: { months: 12 },
};

/** The local dates and the frequency that decide when a series adds expenses. */
export type SeriesDates = { startsOn: string; frequency: ExpenseFrequency; endsOn: string | null };

/**
 * Returns the first date of a series after `date`, or null when the series has ended by then. Each date is counted from
 * the first one, so a short month does not change later dates: 31 January, 28 February, 31 March.
 */
export function seriesDateAfter({ startsOn, frequency, endsOn }: SeriesDates, date: string): string | null {
  const step = steps[frequency];
  let count = 1;
  let next = startsOn;
  for (; next <= date; count += 1) {
    next = 'days' in step ? addDays(startsOn, count * step.days) : addMonths(startsOn, count * step.months);
  }
  return endsOn !== null && next > endsOn ? null : next;
}

/** Returns the dates of a series after its first one until today. */
export function seriesDatesUntil(series: SeriesDates, today: string): string[] {
  const dates: string[] = [];
  let next = seriesDateAfter(series, series.startsOn);
  while (next !== null && next <= today) {
    dates.push(next);
    next = seriesDateAfter(series, next);
  }
  return dates;
}

/**
 * Returns why an expense cannot repeat: it is a capital item, it was paid too long ago, or the last day is not later.
 * @param today the local date at the property
 */
export function seriesViolations(
  { paidOn, capital }: Pick<ExpenseFields, 'paidOn' | 'capital'>,
  { endsOn }: ExpenseSeriesInput,
  today: string,
): Violation[] {
  const violation = (propertyPath: string, message: string) => ({ propertyPath, message, code: 'expense-series' });
  if (capital) return [violation('frequency', 'A capital item can’t repeat.')];
  if (paidOn < addMonths(today, -maxAgeMonths)) {
    return [violation('frequency', 'An expense that was paid more than two years ago can’t repeat.')];
  }
  if (endsOn === null || endsOn > paidOn) return [];
  return [violation('endsOn', `Choose a date after ${formatLocalDate(paidOn)}, or leave it empty.`)];
}
