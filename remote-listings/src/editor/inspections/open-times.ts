import { instantIn } from 'shared-contract/date/instant-in';
import { addDays, localDateIn } from 'shared-contract/date/local-date';
import type { ListingOpen } from 'shared-contract/listing/listing';
import { openViolations } from 'shared-contract/listing/open-rules';
import { capacityError, type TypedBookings } from './typed-bookings.ts';

/** An inspection as the owner entered it. Date and time are in the property's time zone. */
export type TypedOpen = {
  /** A local date such as `2026-12-05`. */
  date: string;
  /** A local time such as `10:00`. */
  start: string;
  minutes: number;
  /** The number of weeks in which the inspection takes place. 1 is a single inspection. */
  weeks: number;
} & TypedBookings;

export type OpenErrors = Partial<Record<'date' | 'start' | 'capacity', string>>;

/** Returns an error for each field without a valid value. */
export function openErrors({ date, start, ...bookings }: TypedOpen): OpenErrors {
  const capacity = capacityError(bookings);
  return {
    ...(isDate(date) ? {} : { date: 'Choose the day.' }),
    ...(parseMinutes(start) === null ? { start: 'Choose the time.' } : {}),
    ...(capacity === null ? {} : { capacity }),
  };
}

export type OpenSpan = { startAt: Date; endAt: Date };

/**
 * Returns one span per week. All have the same local time, even when daylight saving starts or ends between them.
 * Returns an empty list while the date or time is missing.
 */
export function toSpans(
  { date, start, minutes, weeks }: Omit<TypedOpen, keyof TypedBookings>,
  timeZone: string,
): OpenSpan[] {
  const from = parseMinutes(start);
  if (!isDate(date) || from === null) return [];
  // Drops dates after the year 9999, which are not valid.
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

/** Returns the local date and time of an instant: `{ date: '2026-12-05', time: '10:00' }`. */
export function wallClock(at: Date, timeZone: string): { date: string; time: string } {
  const time = new Intl.DateTimeFormat('en-AU', { timeZone, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });
  return { date: localDateIn(timeZone, at), time: time.format(at) };
}

type Existing = Pick<ListingOpen, 'startAt' | 'endAt'>;

/**
 * Returns every span with the messages of the rules that it breaks (V19). A span must also not overlap existing open
 * homes or the spans before it. `now` is null when a time in the past is allowed.
 */
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
