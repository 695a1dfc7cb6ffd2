import { formatInstant } from 'shared-ui';

type Open = { startAt: string; endAt: string };

/** So far ahead a day without its year is taken for one of this year. */
const farAheadMs = 300 * 86_400_000;

/** `Sat, 28 Nov, 10:00 am – 10:30 am`, by the clocks where the property is; with its year where `now` says that it is far. */
export function openHomeLabel(open: Open, timeZone: string, now?: Date): string {
  return `${openHomeDay(open, timeZone, now)}, ${openHomeHours(open, timeZone)}`;
}

/** `Sat, 28 Nov` or `Sun, 28 Nov 2027` */
export function openHomeDay({ startAt }: Pick<Open, 'startAt'>, timeZone: string, now?: Date): string {
  const day = formatInstant(startAt, 'day', timeZone).replace(/^(\w{3}) /, '$1, ');
  const isFar = now && Date.parse(startAt) - now.getTime() > farAheadMs;
  return isFar ? `${day} ${formatInstant(startAt, 'date', timeZone).split(' ').at(-1)}` : day;
}

/** `10:00 am – 10:30 am` */
export function openHomeHours({ startAt, endAt }: Open, timeZone: string): string {
  return `${formatInstant(startAt, 'time', timeZone)} – ${formatInstant(endAt, 'time', timeZone)}`;
}

/** How long until then, as people count it: `in 6 days`, `in 3 hours`, `in 20 minutes`. */
export function countdownLabel(at: string, now: Date): string {
  const minutes = Math.max(1, Math.round((new Date(at).getTime() - now.getTime()) / 60_000));
  const hours = minutes / 60;
  const [count, unit] =
    hours < 1 ? [minutes, 'minute'] : hours < 24 ? [Math.floor(hours), 'hour'] : [Math.round(hours / 24), 'day'];
  return `in ${count} ${unit}${count === 1 ? '' : 's'}`;
}
