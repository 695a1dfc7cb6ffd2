export { formatLocalDate } from 'shared-contract/date/format-local-date';

/** Which part of an instant is shown: `21 Nov 2026`, `10:30 am`, both, or `Sat 21 Nov`. */
export type InstantPart = 'date' | 'time' | 'dateTime' | 'day';

const parts: Record<InstantPart, Intl.DateTimeFormatOptions> = {
  date: { day: 'numeric', month: 'short', year: 'numeric' },
  time: { hour: 'numeric', minute: '2-digit' },
  dateTime: { day: 'numeric', month: 'short', year: 'numeric', hour: 'numeric', minute: '2-digit' },
  day: { weekday: 'short', day: 'numeric', month: 'short' },
};

/** Formats an instant (RFC 3339) in `timeZone` (IANA), or in the browser's zone without one. */
export function formatInstant(at: string, show: InstantPart, timeZone?: string): string {
  return formatOf(show, timeZone).format(new Date(at));
}

const known = new Map<string, Intl.DateTimeFormat>();

/** Returns a formatter. Formatters are cached, because creating one takes as long as rendering a card. */
function formatOf(show: InstantPart, timeZone: string | undefined): Intl.DateTimeFormat {
  const make = () => new Intl.DateTimeFormat('en-AU', { ...parts[show], timeZone });
  // A formatter for the browser's own time zone is not cached, because this zone changes when the user travels.
  if (timeZone === undefined) return make();
  const key = `${show} ${timeZone}`;
  const format = known.get(key) ?? make();
  known.set(key, format);
  return format;
}

const zoneNames = new Map<string, Intl.DateTimeFormat>();

/** Returns the short name of the zone at an instant, such as `AEDT`. */
export function zoneNameAt(at: string, timeZone: string): string {
  const format = zoneNames.get(timeZone) ?? new Intl.DateTimeFormat('en-AU', { timeZone, timeZoneName: 'short' });
  zoneNames.set(timeZone, format);
  return format.formatToParts(new Date(at)).find(({ type }) => type === 'timeZoneName')?.value ?? timeZone;
}
