import { formatInstant, type InstantPart } from './format-dates.ts';
import { useOtherZoneName } from './use-other-zone-name.ts';

type LocalInstantProps = {
  /** An instant in RFC 3339, UTC. */
  at: string;
  /** IANA name, such as the zone of the property; by default the browser's zone. */
  timeZone?: string;
  show?: InstantPart;
};

/**
 * An instant in a `<time>` element, as local time of `timeZone`. A time of day in another zone than the visitor's names
 * its zone: `21 Nov 2026, 10:30 am AEDT`.
 */
export function LocalInstant({ at, timeZone, show = 'dateTime' }: LocalInstantProps) {
  const hasTime = show === 'time' || show === 'dateTime';
  const zone = useOtherZoneName(at, hasTime ? timeZone : undefined);
  return (
    <time dateTime={at}>
      {formatInstant(at, show, timeZone)}
      {zone && ` ${zone}`}
    </time>
  );
}
