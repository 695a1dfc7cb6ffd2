import { formatInstant } from 'shared-ui';

type Open = { startAt: string; endAt: string };

/** A date more than this far ahead is shown with its year, because readers would assume the current year. */
const farAheadMs = 300 * 86_400_000;

/** Formats an open home as `Sat, 28 Nov, 10:00 am – 10:30 am`, in the property's time zone. */
export function openHomeLabel(open: Open, timeZone: string, now?: Date): string {
  return `${openHomeDay(open, timeZone, now)}, ${openHomeHours(open, timeZone)}`;
}

/** Formats the day of an open home as `Sat, 28 Nov`, or as `Sun, 28 Nov 2027` when it is far after `now`. */
export function openHomeDay({ startAt }: Pick<Open, 'startAt'>, timeZone: string, now?: Date): string {
  const day = formatInstant(startAt, 'day', timeZone).replace(/^(\w{3}) /, '$1, ');
  const isFar = now && Date.parse(startAt) - now.getTime() > farAheadMs;
  return isFar ? `${day} ${formatInstant(startAt, 'date', timeZone).split(' ').at(-1)}` : day;
}

/** Formats the hours of an open home as `10:00 am – 10:30 am`. */
export function openHomeHours({ startAt, endAt }: Open, timeZone: string): string {
  return `${formatInstant(startAt, 'time', timeZone)} – ${formatInstant(endAt, 'time', timeZone)}`;
}

/** Formats the time until an instant as `in 6 days`, `in 3 hours` or `in 20 minutes`. */
export function countdownLabel(at: string, now: Date): string {
  const minutes = Math.max(1, Math.round((new Date(at).getTime() - now.getTime()) / 60_000));
  const hours = minutes / 60;
  const [count, unit] =
    hours < 1 ? [minutes, 'minute'] : hours < 24 ? [Math.floor(hours), 'hour'] : [Math.round(hours / 24), 'day'];
  return `in ${count} ${unit}${count === 1 ? '' : 's'}`;
}
