import { instantIn } from 'shared-contract/date/instant-in';
import { addDays } from 'shared-contract/date/local-date';

/** Returns the instant at which a local date ends: the following midnight in the time zone. */
export function endOfDay(date: string, timeZone: string): Date {
  return instantIn(timeZone, addDays(date, 1), 0);
}
