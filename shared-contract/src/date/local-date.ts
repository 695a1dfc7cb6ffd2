import { clockParts } from './clock-parts.ts';

const millisecondsPerDay = 86_400_000;

/**
 * Returns the local date that is `days` days later; earlier if `days` is negative. Does not depend on a time zone.
 * @throws RangeError for an invalid date
 */
export function addDays(date: string, days: number): string {
  return new Date(instantOf(date) + days * millisecondsPerDay).toISOString().slice(0, 10);
}

/**
 * Returns the same day of a month that is `months` later, or its last day when it is shorter: 31 January → 28 or 29
 * February. @throws RangeError for an invalid date
 */
export function addMonths(date: string, months: number): string {
  const [year = 0, month = 1, day = 1] = addDays(date, 0).split('-').map(Number);
  const index = year * 12 + (month - 1) + months;
  const [inYear, inMonth] = [Math.floor(index / 12), index % 12];
  const lastDay = new Date(Date.UTC(inYear, inMonth + 1, 0)).getUTCDate();
  return new Date(Date.UTC(inYear, inMonth, Math.min(day, lastDay))).toISOString().slice(0, 10);
}

/**
 * Returns the last day of a term of whole months: the day before the same day of the month, or the last day of a month
 * that is too short to have it. 12 months from 29 February 2028 end on 28 February 2029.
 * @throws RangeError for an invalid date
 */
export function lastDayOfTerm(startDate: string, months: number): string {
  const sameDay = addMonths(startDate, months);
  const isShortened = sameDay.slice(-2) < startDate.slice(-2);
  return isShortened ? sameDay : addDays(sameDay, -1);
}

/**
 * Returns the days from one local date to another; negative if `to` is earlier. @throws RangeError for an invalid date.
 */
export function daysBetween(from: string, to: string): number {
  return (instantOf(to) - instantOf(from)) / millisecondsPerDay;
}

/** Returns the local date, `2026-11-21`, at the instant `now` in an IANA zone such as `Australia/Perth`. */
export function localDateIn(timeZone: string, now: Date): string {
  // No locale writes dates like this in every browser: WebKit formats `en-CA` as 11/21/2026.
  const { year, month, day } = clockParts(now, timeZone);
  return `${year}-${month}-${day}`;
}

function instantOf(date: string): number {
  const instant = Date.parse(`${date}T00:00:00Z`);
  if (!/^\d{4}-\d{2}-\d{2}$/.test(date) || Number.isNaN(instant)) {
    throw new RangeError(`Expected a local date such as 2026-11-21, got "${date}".`);
  }
  return instant;
}
