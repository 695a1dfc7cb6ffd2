const millisecondsPerDay = 86_400_000;

/** `2026-11-21` plus days (may be negative). Calendar arithmetic, so no zone and no daylight saving can move it. */
export function addDays(date: string, days: number): string {
  return new Date(instantOf(date) + days * millisecondsPerDay).toISOString().slice(0, 10);
}

/** Days from one local date to another; negative where `to` is the earlier one. */
export function daysBetween(from: string, to: string): number {
  return (instantOf(to) - instantOf(from)) / millisecondsPerDay;
}

/** Today's local date in a zone such as `Australia/Perth`: what "today" means for a property there. */
export function localDateIn(timeZone: string, now: Date): string {
  const known = formats.get(timeZone);
  const format =
    known ?? new Intl.DateTimeFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' });
  if (!known) formats.set(timeZone, format);
  return format.format(now);
}

/** Making one takes longer than a hundred dates. */
const formats = new Map<string, Intl.DateTimeFormat>();

function instantOf(date: string): number {
  const instant = Date.parse(`${date}T00:00:00Z`);
  if (!/^\d{4}-\d{2}-\d{2}$/.test(date) || Number.isNaN(instant)) {
    throw new RangeError(`Expected a local date such as 2026-11-21, got "${date}".`);
  }
  return instant;
}
