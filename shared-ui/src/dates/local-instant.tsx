import { formatInstant, type InstantPart } from './format-dates.ts';

type LocalInstantProps = {
  /** RFC 3339, UTC. */
  at: string;
  /** IANA zone, such as the property's. The browser's zone when absent. */
  timeZone?: string;
  show?: InstantPart;
};

/** An instant in a `<time>` element, as local time of `timeZone`. */
export function LocalInstant({ at, timeZone, show = 'dateTime' }: LocalInstantProps) {
  return <time dateTime={at}>{formatInstant(at, show, timeZone)}</time>;
}
