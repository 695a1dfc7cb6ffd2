const dateOnly = new Intl.DateTimeFormat('en-AU', { dateStyle: 'medium', timeZone: 'UTC' });

/** A local calendar date, `2026-11-21` → `21 Nov 2026`. It has no time zone and never moves by one. */
export function formatLocalDate(date: string): string {
  return dateOnly.format(new Date(`${date}T00:00:00Z`));
}

/** Which part of an instant is shown: `21 Nov 2026`, `10:30 am`, both, or `Sat 21 Nov`. */
export type InstantPart = 'date' | 'time' | 'dateTime' | 'day';

const parts: Record<InstantPart, Intl.DateTimeFormatOptions> = {
  date: { day: 'numeric', month: 'short', year: 'numeric' },
  time: { hour: 'numeric', minute: '2-digit' },
  dateTime: { day: 'numeric', month: 'short', year: 'numeric', hour: 'numeric', minute: '2-digit' },
  day: { weekday: 'short', day: 'numeric', month: 'short' },
};

/** An instant (RFC 3339) as the clocks of `timeZone` (IANA) show it; of the reader's own zone when none is given. */
export function formatInstant(at: string, show: InstantPart, timeZone?: string): string {
  return formatOf(show, timeZone).format(new Date(at));
}

const known = new Map<string, Intl.DateTimeFormat>();

/** Making one takes as long as drawing a card; a page of results needs the same few a hundred times. */
function formatOf(show: InstantPart, timeZone: string | undefined): Intl.DateTimeFormat {
  const make = () => new Intl.DateTimeFormat('en-AU', { ...parts[show], timeZone });
  // The reader's own zone changes on a journey.
  if (timeZone === undefined) return make();
  const key = `${show} ${timeZone}`;
  const format = known.get(key) ?? make();
  known.set(key, format);
  return format;
}

/** `AEDT`: what that zone's clocks are called at that instant. */
export function zoneNameAt(at: string, timeZone: string): string {
  const named = new Intl.DateTimeFormat('en-AU', { timeZone, timeZoneName: 'short' }).formatToParts(new Date(at));
  return named.find(({ type }) => type === 'timeZoneName')?.value ?? timeZone;
}
