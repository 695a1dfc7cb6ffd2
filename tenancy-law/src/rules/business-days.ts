import { addDays } from 'shared-contract/date/local-date';
import type { AustralianState } from 'shared-contract/place/suburb';
import { publicHolidays } from './public-holidays.ts';

/**
 * Returns the local date that is `count` business days after `date`, which itself is not counted. Weekends and public
 * holidays of the whole state are no business days. Regional holidays and half days are business days. Outside the
 * years 2020 to 2045 only weekends are left out. With a count of 0 it returns `date`.
 */
export function addBusinessDays(state: AustralianState, date: string, count: number): string {
  let [day, left] = [addDays(date, 0), count];
  while (left > 0) {
    day = addDays(day, 1);
    if (isBusinessDay(state, day)) left -= 1;
  }
  return day;
}

/** True on a day that is neither a weekend nor a public holiday of the whole state. */
export function isBusinessDay(state: AustralianState, date: string): boolean {
  const isWeekend = [0, 6].includes(new Date(`${date}T00:00:00Z`).getUTCDay());
  return !isWeekend && !holidaysOf(state, date.slice(0, 4)).has(date.slice(5).replace('-', ''));
}

const sets = new Map<string, Set<string>>();

function holidaysOf(state: AustralianState, year: string): Set<string> {
  const key = `${state} ${year}`;
  const found = sets.get(key) ?? new Set(publicHolidays[state][year]?.split(' ') ?? []);
  sets.set(key, found);
  return found;
}
