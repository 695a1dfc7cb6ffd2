import { formatInstant } from 'shared-ui';

type Open = { startAt: string; endAt: string };

/** `Sat 28 Nov, 10:00 am – 10:30 am`, by the clocks where the property is. */
export function openWords({ startAt, endAt }: Open, timeZone: string): string {
  const time = (at: string) => formatInstant(at, 'time', timeZone);
  return `${formatInstant(startAt, 'day', timeZone).replace(/^(\w{3}) /, '$1, ')}, ${time(startAt)} – ${time(endAt)}`;
}
