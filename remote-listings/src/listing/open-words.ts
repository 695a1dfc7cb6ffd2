import { formatInstant } from 'shared-ui';

type Open = { startAt: string; endAt: string };

/** `Sat, 28 Nov, 10:00 am – 10:30 am`, by the clocks where the property is. */
export function openWords(open: Open, timeZone: string): string {
  return `${openDay(open, timeZone)}, ${openHours(open, timeZone)}`;
}

/** `Sat, 28 Nov` */
export function openDay({ startAt }: Pick<Open, 'startAt'>, timeZone: string): string {
  return formatInstant(startAt, 'day', timeZone).replace(/^(\w{3}) /, '$1, ');
}

/** `10:00 am – 10:30 am` */
export function openHours({ startAt, endAt }: Open, timeZone: string): string {
  return `${formatInstant(startAt, 'time', timeZone)} – ${formatInstant(endAt, 'time', timeZone)}`;
}

/** How long until then, as people count it: `in 6 days`, `in 3 hours`, `in 20 minutes`. */
export function awayWords(at: string, now: Date): string {
  const minutes = Math.max(1, Math.round((new Date(at).getTime() - now.getTime()) / 60_000));
  const hours = minutes / 60;
  const [count, unit] =
    hours < 1 ? [minutes, 'minute'] : hours < 24 ? [Math.floor(hours), 'hour'] : [Math.round(hours / 24), 'day'];
  return `in ${count} ${unit}${count === 1 ? '' : 's'}`;
}
