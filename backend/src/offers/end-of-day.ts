import { instantIn } from 'shared-contract/date/instant-in';
import { addDays } from 'shared-contract/date/local-date';

/** Returns the end of a local day: the next midnight in the time zone. */
export function endOfDay(date: string, timeZone: string): Date {
  return instantIn(timeZone, addDays(date, 1), 0);
}
