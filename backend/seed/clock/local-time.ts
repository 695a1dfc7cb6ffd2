import { addDays, localDateIn } from 'shared-contract/local-date';

const formats = new Map<string, Intl.DateTimeFormat>();

/** The instant at which clocks in `timeZone` show this date and time; minutes are counted from midnight. */
export function instantIn(timeZone: string, date: string, minutes: number): Date {
  const asUtc = Date.parse(`${date}T00:00:00Z`) + minutes * 60_000;
  // The offset before and after a change differ: the second look settles which of them holds at that time.
  const guess = asUtc - offsetAt(timeZone, asUtc);
  return new Date(asUtc - offsetAt(timeZone, guess));
}

function offsetAt(timeZone: string, instant: number): number {
  const format =
    formats.get(timeZone) ??
    new Intl.DateTimeFormat('en-CA', {
      timeZone,
      hourCycle: 'h23',
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
      second: '2-digit',
    });
  formats.set(timeZone, format);
  const part = Object.fromEntries(format.formatToParts(instant).map(({ type, value }) => [type, value]));
  const shown = Date.parse(`${part.year}-${part.month}-${part.day}T${part.hour}:${part.minute}:${part.second}Z`);
  return shown - Math.floor(instant / 1000) * 1000;
}

/** The first Saturdays after today at the place: today never counts, so no open home lies in the past. */
export function comingSaturdays(timeZone: string, now: Date, count: number): string[] {
  const today = localDateIn(timeZone, now);
  const weekday = new Date(`${today}T00:00:00Z`).getUTCDay();
  const first = addDays(today, ((6 - weekday + 6) % 7) + 1);
  return Array.from({ length: count }, (_, week) => addDays(first, week * 7));
}

/** First Sunday of October: in the south-east, clocks go forward at two in the morning. */
export function nextDaylightSavingStart(now: Date): string {
  const today = now.toISOString().slice(0, 10);
  const firstSunday = (year: number) => {
    const weekday = new Date(`${year}-10-01T00:00:00Z`).getUTCDay();
    return addDays(`${year}-10-01`, (7 - weekday) % 7);
  };
  const thisYear = firstSunday(now.getUTCFullYear());
  return thisYear > addDays(today, 1) ? thisYear : firstSunday(now.getUTCFullYear() + 1);
}
