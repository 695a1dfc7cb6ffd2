import { instantIn } from 'shared-contract/date/instant-in';
import { addDays, localDateIn } from 'shared-contract/date/local-date';
import type { ListingOpen } from 'shared-contract/listing/listing';
import { openViolations } from 'shared-contract/listing/open-rules';

/** An inspection as it is typed, by the clocks of the property. */
export type TypedOpen = {
  /** `2026-12-05` */
  date: string;
  /** `10:00` */
  start: string;
  minutes: number;
  /** How many weeks in a row; 1 is once. */
  weeks: number;
};

export type OpenSpan = { startAt: Date; endAt: Date };

/** Once, or each week at the same time of day: clocks that are changed meanwhile change nothing. Empty while something is missing. */
export function toSpans({ date, start, minutes, weeks }: TypedOpen, timeZone: string): OpenSpan[] {
  const from = parseMinutes(start);
  if (!isDate(date) || from === null) return [];
  // Weeks past the year 9999 have no date.
  const dates = Array.from({ length: weeks }, (_, week) => addDays(date, week * 7)).filter(isDate);
  return dates.map((day) => {
    const startAt = instantIn(timeZone, day, from);
    return { startAt, endAt: new Date(startAt.getTime() + minutes * 60_000) };
  });
}

const isDate = (text: string) => /^\d{4}-\d{2}-\d{2}$/.test(text);

function parseMinutes(time: string): number | null {
  const [, hours, minutes] = /^(\d{2}):(\d{2})/.exec(time) ?? [];
  return hours === undefined || minutes === undefined ? null : Number(hours) * 60 + Number(minutes);
}

/** The clock on the wall there: `{ date: '2026-12-05', time: '10:00' }`. */
export function wallClock(at: Date, timeZone: string): { date: string; time: string } {
  const time = new Intl.DateTimeFormat('en-AU', { timeZone, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });
  return { date: localDateIn(timeZone, at), time: time.format(at) };
}

type Existing = Pick<ListingOpen, 'startAt' | 'endAt'>;

/** V19, for each of these spans and the ones before it: what stands against it. */
export function findClashes(
  spans: readonly OpenSpan[],
  { timeZone, opens, now }: { timeZone: string; opens: readonly Existing[]; now: Date | null },
): { span: OpenSpan; messages: string[] }[] {
  const others = opens.map(({ startAt, endAt }) => ({ startAt: new Date(startAt), endAt: new Date(endAt) }));
  return spans.map((span, index) => ({
    span,
    messages: openViolations(span, { timeZone, others: [...others, ...spans.slice(0, index)], notBefore: now }).map(
      ({ message }) => message,
    ),
  }));
}
