import Holidays from 'date-holidays';
import type { AustralianState } from 'shared-contract/place/suburb';

/** Returns the public holidays of the whole state in a year by date-holidays, as sorted `MMDD`, without half days. */
export function publicHolidaysOf(state: AustralianState, year: number): string[] {
  const days = new Holidays('AU', state)
    .getHolidays(year)
    .filter(({ type, date }) => type === 'public' && date.slice(11, 19) === '00:00:00')
    .map(({ date }) => date.slice(5, 10).replace('-', ''));
  return [...new Set(days)].sort();
}
