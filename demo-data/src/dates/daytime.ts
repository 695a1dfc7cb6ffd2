import { instantIn } from 'shared-contract/date/instant-in';
import { addDays, localDateIn } from 'shared-contract/date/local-date';

const timeZone = 'Australia/Melbourne';
const opensAt = 9 * 60;
const minutesOfDay = 11 * 60;
const day = 86_400_000;

/**
 * Returns the minutes of daytime (9 am to 8 pm in Melbourne) from 1970 to an instant. Demo data counts in them, because
 * people sign and pay by day. The count stays the same at night.
 */
export function daytimeMinutes(at: Date): number {
  const date = localDateIn(timeZone, at);
  const sinceOpening = (at.getTime() - instantIn(timeZone, date, opensAt).getTime()) / 60_000;
  return (Date.parse(date) / day) * minutesOfDay + Math.min(Math.max(sinceOpening, 0), minutesOfDay);
}

/** Returns the earliest instant with this count of daytime minutes. */
export function atDaytime(minutes: number): Date {
  const days = Math.ceil(minutes / minutesOfDay) - 1;
  return instantIn(timeZone, addDays('1970-01-01', days), opensAt + minutes - days * minutesOfDay);
}
