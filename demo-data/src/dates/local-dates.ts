import { addDays, localDateIn } from 'shared-contract/date/local-date';

/** Returns the next `count` Saturdays in a time zone as dates, never today, so that no open home is in the past. */
export function comingSaturdays(timeZone: string, now: Date, count: number): string[] {
  const today = localDateIn(timeZone, now);
  const weekday = new Date(`${today}T00:00:00Z`).getUTCDay();
  const first = addDays(today, ((6 - weekday + 6) % 7) + 1);
  return Array.from({ length: count }, (_, week) => addDays(first, week * 7));
}

/**
 * Returns the next first Sunday of October as a date, at least two days from today. Daylight saving starts on it in the
 * south-eastern states.
 */
export function nextDaylightSavingStart(now: Date): string {
  const today = now.toISOString().slice(0, 10);
  const firstSunday = (year: number) => {
    const weekday = new Date(`${year}-10-01T00:00:00Z`).getUTCDay();
    return addDays(`${year}-10-01`, (7 - weekday) % 7);
  };
  const thisYear = firstSunday(now.getUTCFullYear());
  return thisYear > addDays(today, 1) ? thisYear : firstSunday(now.getUTCFullYear() + 1);
}
