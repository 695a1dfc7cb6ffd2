import { addDays } from 'shared-contract/date/local-date';
import type { AustralianState } from 'shared-contract/place/suburb';

/**
 * Returns the date that is `days` business days after a local date. Weekends and the public holidays of the state are
 * no business days.
 */
export async function addBusinessDays(date: string, days: number, state: AustralianState): Promise<string> {
  const isHoliday = await publicHolidaysOf(state);
  let [day, left] = [date, days];
  while (left > 0) {
    day = addDays(day, 1);
    if (!isWeekend(day) && !isHoliday(day)) left -= 1;
  }
  return day;
}

/** Loads the calendar of the state when it is first needed, because it is large. */
async function publicHolidaysOf(state: AustralianState): Promise<(date: string) => boolean> {
  const { default: Holidays } = await import('date-holidays');
  const calendar = new Holidays('AU', state);
  const holidaysIn = new Map<number, Set<string>>();
  return (date) => {
    const year = Number(date.slice(0, 4));
    const found =
      holidaysIn.get(year) ??
      new Set(calendar.getHolidays(year).flatMap((day) => (day.type === 'public' ? day.date.slice(0, 10) : [])));
    holidaysIn.set(year, found);
    return found.has(date);
  };
}

function isWeekend(date: string): boolean {
  return [0, 6].includes(new Date(`${date}T00:00:00Z`).getUTCDay());
}
