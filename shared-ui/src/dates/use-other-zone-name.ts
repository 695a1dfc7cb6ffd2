import { useSyncExternalStore } from 'react';
import { zoneNameAt } from './format-dates.ts';

/**
 * Returns the name of `timeZone` (IANA) at an instant, such as `AEDT`, when the visitor's clock shows another zone.
 * Null in the same zone, without a zone, on the server and during hydration: the server does not know the visitor's
 * zone.
 */
export function useOtherZoneName(at: string, timeZone: string | undefined): string | null {
  return useSyncExternalStore(
    neverChanges,
    () => otherZoneName(at, timeZone),
    () => null,
  );
}

const neverChanges = () => () => undefined;

function otherZoneName(at: string, timeZone: string | undefined): string | null {
  const visitorZone = browserTimeZone();
  if (timeZone === undefined || timeZone === visitorZone) return null;
  const name = zoneNameAt(at, timeZone);
  return name === zoneNameAt(at, visitorZone) ? null : name;
}

let zone: string | undefined;

/** Reads the zone once, because each read creates a formatter, and a page can have many times. */
function browserTimeZone(): string {
  zone ??= Intl.DateTimeFormat().resolvedOptions().timeZone;
  return zone;
}
