import { clockParts } from './clock-parts.ts';

/** The instant at which clocks in `timeZone` show this date and time; minutes are counted from midnight. */
export function instantIn(timeZone: string, date: string, minutes: number): Date {
  const asUtc = Date.parse(`${date}T00:00:00Z`) + minutes * 60_000;
  // The offset before and after a change differ: the second look settles which of them holds at that time.
  const guess = asUtc - offsetAt(timeZone, asUtc);
  return new Date(asUtc - offsetAt(timeZone, guess));
}

function offsetAt(timeZone: string, instant: number): number {
  const part = clockParts(instant, timeZone);
  // By its numbers: a date that is still being typed is of the year 2, which no text of four digits says.
  const shown = new Date(0);
  shown.setUTCFullYear(Number(part.year), Number(part.month) - 1, Number(part.day));
  shown.setUTCHours(Number(part.hour), Number(part.minute), Number(part.second));
  return shown.getTime() - Math.floor(instant / 1000) * 1000;
}
