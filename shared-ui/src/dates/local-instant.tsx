import { formatInstant, type InstantPart } from './format-dates.ts';

type LocalInstantProps = {
  /** RFC 3339, UTC. */
  at: string;
  /** IANA zone whose clocks are meant, such as the property's; the reader's own when absent. */
  timeZone?: string;
  show?: InstantPart;
};

/** An instant as clocks in `timeZone` show it. */
export function LocalInstant({ at, timeZone, show = 'dateTime' }: LocalInstantProps) {
  return <time dateTime={at}>{formatInstant(at, show, timeZone)}</time>;
}
