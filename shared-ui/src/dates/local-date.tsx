import { formatLocalDate } from './format-dates.ts';

/** A local date in a `<time>` element: `2026-11-21` → `21 Nov 2026`. */
export function LocalDate({ date }: { date: string }) {
  return <time dateTime={date}>{formatLocalDate(date)}</time>;
}
