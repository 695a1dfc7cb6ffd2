import { formatLocalDate } from './format-dates.ts';

/** A local calendar date such as a tenancy's start: `2026-11-21` → `21 Nov 2026`. */
export function LocalDate({ date }: { date: string }) {
  return <time dateTime={date}>{formatLocalDate(date)}</time>;
}
