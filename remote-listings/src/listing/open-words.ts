import { formatInstant } from 'shared-ui';

type Open = { startAt: string; endAt: string };

/** `Sat 28 Nov, 10:00 am – 10:30 am`, by the clocks where the property is. */
export function openWords({ startAt, endAt }: Open, timeZone: string): string {
  const time = (at: string) => formatInstant(at, 'time', timeZone);
  return `${formatInstant(startAt, 'day', timeZone).replace(/^(\w{3}) /, '$1, ')}, ${time(startAt)} – ${time(endAt)}`;
}

/** How long until then, as people count it: `in 6 days`. */
export function awayWords(at: string, now: Date): string {
  const hours = (new Date(at).getTime() - now.getTime()) / 3_600_000;
  if (hours < 1) return 'within the hour';
  const [count, unit] = hours < 24 ? [Math.floor(hours), 'hour'] : [Math.round(hours / 24), 'day'];
  return `in ${count} ${unit}${count === 1 ? '' : 's'}`;
}
