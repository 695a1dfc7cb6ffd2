import { clockParts } from './clock-parts.ts';

/**
 * Returns the instant at which clocks in `timeZone` (IANA) show the local date, such as `2026-11-21`, and the given
 * number of minutes since midnight.
 */
export function instantIn(timeZone: string, date: string, minutes: number): Date {
  const asUtc = Date.parse(`${date}T00:00:00Z`) + minutes * 60_000;
  // Daylight saving changes the offset, so the code guesses an instant and corrects it with the offset at that instant.
  const guess = asUtc - offsetAt(timeZone, asUtc);
  return new Date(asUtc - offsetAt(timeZone, guess));
}

/** Returns the minutes since midnight of a time of day such as `10:30`. */
export function minutesOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
}

function offsetAt(timeZone: string, instant: number): number {
  const part = clockParts(instant, timeZone);
  // `Date.parse` cannot read years below 1000, which occur while a user types a date. So the year is set as a number.
  const shown = new Date(0);
  shown.setUTCFullYear(Number(part.year), Number(part.month) - 1, Number(part.day));
  shown.setUTCHours(Number(part.hour), Number(part.minute), Number(part.second));
  return shown.getTime() - Math.floor(instant / 1000) * 1000;
}
