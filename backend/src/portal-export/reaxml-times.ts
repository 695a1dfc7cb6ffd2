import { clockParts } from 'shared-contract/date/clock-parts';

/** Formats a time in REAXML's format and the property's time zone: `2026-11-21-15:30:00`. */
export function reaxmlTime(at: Date, timeZone: string): string {
  const { year, month, day, hour, minute, second } = clockParts(at, timeZone);
  return `${year}-${month}-${day}-${hour}:${minute}:${second}`;
}

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/** Formats an inspection in REAXML's format and the property's time zone: `21-Nov-2026 11:00am to 11:30am`. */
export function reaxmlInspection(startAt: Date, endAt: Date, timeZone: string): string {
  const { year, month, day } = clockParts(startAt, timeZone);
  return `${day}-${months[Number(month) - 1]}-${year} ${clock(startAt, timeZone)} to ${clock(endAt, timeZone)}`;
}

function clock(at: Date, timeZone: string): string {
  const { hour = '0', minute = '00' } = clockParts(at, timeZone);
  const hours = Number(hour);
  return `${hours % 12 === 0 ? 12 : hours % 12}:${minute}${hours < 12 ? 'am' : 'pm'}`;
}
