import { formatInstant, type InstantPart } from './format-dates.ts';

type LocalInstantProps = {
  /** An instant in RFC 3339, UTC. */
  at: string;
  /** IANA name, such as the zone of the property; by default the browser's zone. */
  timeZone?: string;
  show?: InstantPart;
};

/** An instant in a `<time>` element, as local time of `timeZone`. */
export function LocalInstant({ at, timeZone, show = 'dateTime' }: LocalInstantProps) {
  return <time dateTime={at}>{formatInstant(at, show, timeZone)}</time>;
}
