import { addDays, addMonths } from 'shared-contract/date/local-date';

/** A length of time as a law states it. */
export type Period = { days: number } | { weeks: number } | { months: number };

/**
 * Returns the local date that is a period later. Days are counted without the first: 60 days from 1 March is 30 April.
 * A month later is the same day of the month, or the last day of a shorter month: 31 January → 28 or 29 February,
 * and 12 months from 29 February is 28 February.
 */
export function addPeriod(date: string, period: Period): string {
  if ('days' in period) return addDays(date, period.days);
  if ('weeks' in period) return addDays(date, period.weeks * 7);
  return addMonths(date, period.months);
}

/** Returns the days that a period has at least: a month has 28. */
export function leastDays(period: Period): number {
  if ('days' in period) return period.days;
  return 'weeks' in period ? period.weeks * 7 : period.months * 28;
}

/** Returns the later of two local dates. */
export function later(one: string, other: string): string {
  return one > other ? one : other;
}

/** Writes a period as it follows a number of words: `60 days`, `2 months`. */
export function periodText(period: Period): string {
  const [[unit, count] = ['days', 0]] = Object.entries(period);
  return `${count} ${count === 1 ? unit.slice(0, -1) : unit}`;
}
