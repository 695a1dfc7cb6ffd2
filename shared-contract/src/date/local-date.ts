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
  const known = formats.get(timeZone);
  const format =
    known ?? new Intl.DateTimeFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' });
  if (!known) formats.set(timeZone, format);
  return format.format(now);
}

/** Formatters by time zone. They are cached, because creating one takes longer than formatting a hundred dates. */
const formats = new Map<string, Intl.DateTimeFormat>();

function instantOf(date: string): number {
  const instant = Date.parse(`${date}T00:00:00Z`);
  if (!/^\d{4}-\d{2}-\d{2}$/.test(date) || Number.isNaN(instant)) {
    throw new RangeError(`Expected a local date such as 2026-11-21, got "${date}".`);
  }
  return instant;
}
