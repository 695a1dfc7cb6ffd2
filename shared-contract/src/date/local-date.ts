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
