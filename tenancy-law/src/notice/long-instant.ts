import { localDateIn } from 'shared-contract/date/local-date';
import { longDate } from '../form/long-date.ts';

/** Formats an instant as local time in `timeZone` (IANA): `24 November 2026, 10:30 am`. */
export function longInstant(at: Date, timeZone: string): string {
  const time = new Intl.DateTimeFormat('en-AU', { timeZone, hour: 'numeric', minute: '2-digit' }).format(at);
  return `${longDate(localDateIn(timeZone, at))}, ${time.replaceAll('\u202f', ' ')}`;
}
